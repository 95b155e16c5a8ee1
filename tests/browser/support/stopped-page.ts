import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Story, stopClock } from './start-story.ts';

/** A page on which no time passes by itself, and which moves unless the options ask for less. */
export async function openStopped(
  story: Story,
  path: string,
  { prepare, ...options }: BrowserContextOptions & { prepare?: (page: Page) => Promise<unknown> } = {},
): Promise<Page> {
  const page = await story.openPage('/nothing', { reducedMotion: 'no-preference', ...options });
  await prepare?.(page);
  await stopClock(page);
  await page.goto(path);
  await appear(page.locator('html[data-live]'));
  return page;
}

/** Waits for what takes a little time of the page's own, too. */
export async function appear(target: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await target.page().clock.runFor(20);
        return target.count();
      },
      { interval: 5 },
    )
    .toBeGreaterThan(0);
}

/** What a list of texts that take turns says now. */
export const shownFact = (page: Page, list: string) =>
  page.getByRole('region', { name: list }).getByRole('listitem').textContent();

/** The tile whose figure counts up to this one. */
export function findCountUp(page: Page, figure: string) {
  const tile = page.locator('dd').filter({ has: page.locator(`.sr-only:text-is("${figure}")`) });
  return { tile, visible: tile.locator('[aria-hidden=true]') };
}
