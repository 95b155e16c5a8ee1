import { type Period, periods } from '#functions/engine/lexicon/claim-words.ts';
import { claimSource } from './join-claim-words.ts';

const periodPatterns = periods.map(
  (period) => [period, new RegExp(`^${claimSource((words) => words.periods[period])}`, 'iu')] as const,
);
const perPattern = new RegExp(
  `^\\s*(?:\\/|${claimSource(({ per }) => per)})\\s+(\\p{L}+)|^\\s*(?:\\/\\s?)?(\\p{L}+)`,
  'iu',
);

/** The period of a price ("per month", "monthly"), from the text after it; undefined if there is none. */
export function periodOf(after: string): Period | undefined {
  const [, governed, bare] = perPattern.exec(after) ?? [];
  const word = governed ?? bare ?? '';
  return periodPatterns.find(([, pattern]) => pattern.test(word))?.[0];
}

/** The period that a heading or label names. */
export function periodNamed(text: string): Period | undefined {
  const words = text.split(/[^\p{L}]+/u);
  return periodPatterns.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0];
}
