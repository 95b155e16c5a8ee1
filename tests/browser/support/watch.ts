import type { Locator, Page } from 'playwright-core';
import { passTime } from './start-story.ts';

const lookMilliseconds = 200;
type Shown = { text: string; milliseconds: number };

/** What each target says one after the other while time passes, and for how long. */
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

/** How long those after the first one lasted: that one had begun before it was looked at. */
export const lastingOf = (shown: Shown[], count: number) =>
  new Set(shown.slice(1, 1 + count).map(({ milliseconds }) => milliseconds));
