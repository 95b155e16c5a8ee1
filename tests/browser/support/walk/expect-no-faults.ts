import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { runAxe } from '../run-axe.ts';

/** Axe finds nothing in what a walk has reached, in light and in dark, at the walk's own size. */
export async function expectNoFaults(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await runAxe(page), `${state}, ${colorScheme}`).toEqual([]);
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/walk-${state}-${colorScheme}.png` });
  }
}
