import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Story, stopClock } from './start-story.ts';

/** A page whose clock is stopped, with motion unless the options ask for less. */
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

/** Waits also for work that takes a little of the page's own time. */
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

/** The current text of a list whose texts take turns. */
export const shownFact = (page: Page, list: string) =>
  page.getByRole('region', { name: list }).getByRole('listitem').textContent();

/** The tile whose figure counts up to this one. */
export function findCountUp(page: Page, figure: string) {
  const tile = page.locator('dd').filter({ has: page.locator(`.sr-only:text-is("${figure}")`) });
  return { tile, visible: tile.locator('[aria-hidden=true]') };
}
