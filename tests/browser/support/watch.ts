import type { Locator, Page } from 'playwright-core';
import { passTime } from './start-story.ts';

const lookMilliseconds = 200;
type Shown = { text: string; milliseconds: number };

/** The successive texts of each target while time passes, and how long each stayed. */
export async function watch(page: Page, milliseconds: number, targets: Locator[]): Promise<Shown[][]> {
  const seen = targets.map((): Shown[] => []);
  for (let passed = 0; passed < milliseconds; passed += lookMilliseconds) {
    for (const [index, target] of targets.entries()) {
      const text = (await target.textContent()) ?? '';
      const latest = seen[index]?.at(-1);
      if (latest?.text === text) latest.milliseconds += lookMilliseconds;
      else seen[index]?.push({ text, milliseconds: lookMilliseconds });
    }
    await passTime(page, lookMilliseconds);
  }
  return seen;
}

/** Durations without the first one, which began before the watch. */
export const lastingOf = (shown: Shown[], count: number) =>
  new Set(shown.slice(1, 1 + count).map(({ milliseconds }) => milliseconds));
