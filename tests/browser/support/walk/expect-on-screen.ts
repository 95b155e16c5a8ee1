import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Each part stands whole between the top of the screen and the bar at its foot, before anybody has scrolled. */
export async function expectOnScreen(page: Page, parts: Record<string, Locator>): Promise<void> {
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const bar = page.getByRole('navigation', { name: 'Dashboard pages' });
  const foot = (await bar.boundingBox())?.y ?? page.viewportSize()?.height ?? 0;
  for (const [name, part] of Object.entries(parts)) {
    const box = await part.boundingBox();
    expect(box?.y, name).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(foot);
  }
}
