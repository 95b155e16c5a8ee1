import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isFirefox } from '../firefox/launch-firefox.ts';
import { runAxe } from '../run-axe.ts';

/**
 * Axe finds nothing in what a walk has reached, in light and in dark, at the walk's own size. Chromium judges for Firefox too, whose
 * driver knows no colour scheme and loses the page while axe runs.
 */
export async function expectNoFaults(page: Page, state: string): Promise<void> {
  const browser = page.context().browser();
  if (browser && isFirefox(browser)) return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await runAxe(page), `${state}, ${colorScheme}`).toEqual([]);
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/walk-${state}-${colorScheme}.png` });
  }
}
