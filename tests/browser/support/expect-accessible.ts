import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sample } from '#tests/support/sample.ts';

/** How a page is shown to a reader. */
export type Look = { colorScheme: 'light' | 'dark'; width: number };

/** WCAG 2.2 asks that a page reflows down to here (1.4.10). */
const narrowest = 320;
const phone = 390;
const desk = 1440;
const inLight: readonly Look[] = [
  { colorScheme: 'light', width: phone },
  { colorScheme: 'light', width: desk },
];
/** Both colours, a phone and a desk, each once, and then each the other way round. */
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
/** Both colours, the narrowest screen and a desk. */
export const reflowLooks: readonly Look[] = [
  { colorScheme: 'dark', width: narrowest },
  { colorScheme: 'light', width: desk },
];

/** Nothing that axe finds and no scrolling sideways, on a phone and on a desk. */
export async function expectAccessible(page: Page, state: string, looks = inLight): Promise<void> {
  expect(await findFaults(page, state, looks)).toEqual([]);
}

/** Whether a look is the first in its colours: in all lists that is the narrowest, where things scroll and targets are close. */
const isFirstInItsColours = ({ colorScheme }: Look, index: number, looks: readonly Look[]) =>
  looks.findIndex((look) => look.colorScheme === colorScheme) === index;

/**
 * What axe finds and what makes a page scroll sideways, a line a fault; `PICTURES` names a folder to draw the page to. The
 * room is measured in every look; in a run that is not full axe judges the first in each colours.
 */
export async function findFaults(page: Page, state: string, looks: readonly Look[]): Promise<string[]> {
  const faults: string[] = [];
  const judged = sample(looks, (look, index) => isFirstInItsColours(look, index, looks));
  for (const look of looks) {
    const { colorScheme, width } = look;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const violations = judged.includes(look) ? await findViolations(page) : [];
    const found = [...violations, ...(overflow > 0 ? [`${overflow} px too wide`] : [])];
    faults.push(...found.map((fault) => `${state}, ${colorScheme}, ${width} px wide: ${fault}`));
    if (process.env.PICTURES) await draw(page, `${state}-${colorScheme}-${width}`);
  }
  return faults;
}

/** What axe finds on a page as it is, a line a rule. Frames of foreign origins are read on request: it takes a page more. */
export async function findViolations(page: Page, { withFrames = false } = {}): Promise<string[]> {
  // Describing what is as it should be takes axe as long as looking.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(!withFrames);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

async function draw(page: Page, name: string): Promise<void> {
  const path = `${process.env.PICTURES}/${name.replaceAll('/', '_')}.png`;
  await page.screenshot({ path, fullPage: true });
}
