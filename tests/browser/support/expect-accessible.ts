import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { runsInFull, sample } from '#tests/support/sample.ts';
import { runAxe } from './run-axe.ts';

/** The colour scheme and size in which a page is shown. */
export type Look = { colorScheme: 'light' | 'dark'; width: number };

/** The width down to which WCAG 2.2 requires reflow (1.4.10). */
const narrowest = 320;
const phone = 390;
const desk = 1440;
const inLight: readonly Look[] = [
  { colorScheme: 'light', width: phone },
  { colorScheme: 'light', width: desk },
];
/** Both colour schemes on a phone and on a desktop, each once, and then in reverse. */
export const crossedLooks: readonly (readonly Look[])[] = [
  [
    { colorScheme: 'light', width: phone },
    { colorScheme: 'dark', width: desk },
  ],
  [
    { colorScheme: 'dark', width: phone },
    { colorScheme: 'light', width: desk },
  ],
];
/** Both colour schemes, the narrowest screen and a desktop. */
export const reflowLooks: readonly Look[] = [
  { colorScheme: 'dark', width: narrowest },
  { colorScheme: 'light', width: desk },
];

/** Checks for axe faults and sideways scrolling, on a phone and on a desktop. */
export async function expectAccessible(page: Page, state: string, looks = inLight): Promise<void> {
  expect(await findFaults(page, state, looks)).toEqual([]);
}

/** Checks a page in both colour schemes, narrow and wide, and restores its width. */
export async function expectAccessibleAsItIs(page: Page, state: string): Promise<void> {
  const before = page.viewportSize();
  await expectAccessible(page, state, reflowLooks);
  if (before) await page.setViewportSize(before);
}

/** Checks only for sideways scrolling, where axe looks at the page in another file. */
export async function expectReflow(page: Page): Promise<void> {
  for (const width of [narrowest, desk]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findOverflow(page), `${width} px wide`).toBe(0);
  }
}

const findOverflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** Of the looks of a state one, which differs between states. */
const isJudged = (state: string, index: number, { length }: readonly Look[]) =>
  [...state].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % length === index;

/**
 * Axe faults and sideways overflow, one line each; a sampled run runs axe in one look of each state, and of an open dialog without
 * the page behind it. `PICTURES` names a folder for screenshots.
 */
export async function findFaults(page: Page, state: string, looks: readonly Look[]): Promise<string[]> {
  const faults: string[] = [];
  // Every page has a heading of level 1, or a dialog over it (axe asks for it); one without is still loading its code.
  await page.locator('h1, [role="dialog"]').first().waitFor({ state: 'attached' });
  // The page behind a dialog is judged as a state of its own.
  const onlyDialog = !runsInFull();
  const judged = sample(looks, (_look, index) => isJudged(state, index, looks));
  for (const look of looks) {
    const { colorScheme, width } = look;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const overflow = await findOverflow(page);
    const violations = judged.includes(look) ? await runAxe(page, { onlyDialog }) : [];
    const found = [...violations, ...(overflow > 0 ? [`${overflow} px too wide`] : [])];
    faults.push(...found.map((fault) => `${state}, ${colorScheme}, ${width} px wide: ${fault}`));
    if (process.env.PICTURES) await draw(page, `${state}-${colorScheme}-${width}`);
  }
  return faults;
}

async function draw(page: Page, name: string): Promise<void> {
  const path = `${process.env.PICTURES}/${name.replaceAll('/', '_')}.png`;
  await page.screenshot({ path, fullPage: true });
}
