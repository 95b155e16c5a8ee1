import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** How a page is looked at. */
export type Look = { colorSchemes?: readonly ('light' | 'dark')[]; widths?: readonly number[] };

/** Nothing that axe finds and no scrolling sideways, on a phone and on a desk. */
export async function expectAccessible(page: Page, state: string, look?: Look): Promise<void> {
  expect(await findFaults(page, state, look)).toEqual([]);
}

/** What axe finds and what makes a page scroll sideways, a line a fault; `PICTURES` names a folder to draw the page to. */
export async function findFaults(
  page: Page,
  state: string,
  { colorSchemes = ['light'], widths = [390, 1440] }: Look = {},
): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      const look = `${state}, ${colorScheme}, ${width} px wide:`;
      await page.setViewportSize({ width, height: 900 });
      // The other mode opens a page for each look; only frames of foreign origins need it.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      for (const { id, nodes } of violations)
        faults.push(`${look} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) faults.push(`${look} ${overflow} px too wide`);
      if (process.env.PICTURES) await draw(page, `${state}-${colorScheme}-${width}`);
    }
  }
  return faults;
}

async function draw(page: Page, name: string): Promise<void> {
  const path = `${process.env.PICTURES}/${name.replaceAll('/', '_')}.png`;
  await page.screenshot({ path, fullPage: true });
}
