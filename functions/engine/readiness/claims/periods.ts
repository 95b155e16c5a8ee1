import { type Period, periods } from '#functions/engine/lexicon/claim-words.ts';
import { claimSource } from './join-claim-words.ts';

const periodPatterns = periods.map(
  (period) => [period, new RegExp(`^${claimSource((words) => words.periods[period])}`, 'iu')] as const,
);
const perPattern = new RegExp(
  `^\\s*(?:\\/|${claimSource(({ per }) => per)})\\s+(\\p{L}+)|^\\s*(?:\\/\\s?)?(\\p{L}+)`,
  'iu',
);

/** The period a price is for ("per month", "monthly"), by what follows it; undefined when none is told. */
export function periodOf(after: string): Period | undefined {
  const [, governed, bare] = perPattern.exec(after) ?? [];
  const word = governed ?? bare ?? '';
  return periodPatterns.find(([, pattern]) => pattern.test(word))?.[0];
}

/** The period that a word of a heading or a label names. */
export function periodNamed(text: string): Period | undefined {
  const words = text.split(/[^\p{L}]+/u);
  return periodPatterns.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0];
}
