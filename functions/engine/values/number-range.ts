import { joinSources } from '../language/join-patterns.ts';
import { foldWord } from '../language/tokenize.ts';
import { allLexicons } from '../lexicon/lexicons.ts';
import type { NumberWords } from '../lexicon/number-words.ts';

const words = allLexicons.flatMap(({ lexicon }) => lexicon.numbers ?? []);
const anyOf = (pick: (words: NumberWords) => RegExp | undefined) => `(?:${joinSources(words.map(pick))})`;

/** Rules out amounts and times. */
const after = '(?![\\d.,:/%]\\d|\\s?(?:[ap]m|uhr|h)\\b)';
/** Between the two numbers of a range, in a group of its own. */
export const rangeJoinerSource = anyOf(({ rangeJoiner }) => rangeJoiner);
const rangePattern = new RegExp(
  `(?<![\\d$€£.,:/-])(\\d{1,3})\\s?(?:[-–—]|${rangeJoinerSource})\\s?(\\d{1,3})${after}`,
  'giu',
);

/** "Years 3 and 4": consecutive numbers, unlike amounts and times. */
const pairPattern = new RegExp(
  `(?<=\\p{L}\\s)(\\d{1,2})\\s?(?:&|${anyOf(({ pairJoiner }) => pairJoiner)})\\s(\\d{1,2})${after}`,
  'giu',
);

/** Allowed after ages, weights and groups, not after money, times and distances. */
const notMeasured = `(?!\\d|[.,:/]\\d|\\s?(?:[%€$£]|eur|h\\b|km|${anyOf(({ measures }) => measures)}))`;
const number = `(\\d{1,3})${notMeasured}`;
const edge = '(?<![\\p{L}\\d])';

/** Bounds by their wording on folded text, and the numbers they include. */
const bounds: readonly { pattern: RegExp; holds: (number: number, bound: number) => boolean }[] = [
  {
    pattern: new RegExp(
      `${edge}${anyOf(({ atLeast }) => atLeast)} ${anyOf(({ boundBefore }) => boundBefore)}?${number}(?!\\s?(?:[-–—]|${rangeJoinerSource})\\s?\\d)`,
      'giu',
    ),
    holds: (asked, bound) => asked >= bound,
  },
  {
    pattern: new RegExp(
      `(?<![\\d$€£.,:])(\\d{1,3})(?: ${anyOf(({ years }) => years)})?(?:\\s?\\+|${anyOf(({ orMore }) => orMore)})`,
      'giu',
    ),
    holds: (asked, bound) => asked >= bound,
  },
  {
    pattern: boundPattern(({ moreThan }) => moreThan),
    holds: (asked, bound) => asked > bound,
  },
  {
    pattern: boundPattern(({ atMost }) => atMost),
    holds: (asked, bound) => asked <= bound,
  },
  {
    pattern: boundPattern(({ lessThan }) => lessThan),
    holds: (asked, bound) => asked < bound,
  },
];

/** Whether a text names a range of small numbers, such as grades, ages or weights, that includes the number. */
export function isWithinRange(number: number, text: string): boolean {
  const isBetween = [...text.matchAll(rangePattern), ...text.matchAll(pairPattern)].some(
    ([, from, to]) => Number(from) <= number && number <= Number(to),
  );
  if (isBetween) return true;
  const folded = foldWord(text).replaceAll('’', "'");
  return bounds.some(({ pattern, holds }) =>
    [...folded.matchAll(pattern)].some(([, bound]) => holds(number, Number(bound))),
  );
}

const lastOrdinal = 10;
const ordinals: readonly RegExp[] = Array.from(
  { length: lastOrdinal },
  (_, at) => new RegExp(`^${anyOf(({ ordinals: names }) => names?.[at])}$`, 'u'),
);

function boundPattern(pick: (words: NumberWords) => RegExp | undefined): RegExp {
  return new RegExp(`${edge}${anyOf(pick)} (?:the age of )?${number}`, 'giu');
}

/** The number of an ordinal, up to ten in words: "7th", "7eme", "third". */
export function ordinalNumber(word: string): number | undefined {
  const digits = /^(\d{1,3})(?:st|nd|rd|th|e|eme|er|ere|te|ten|ter|[oa])$/.exec(word)?.[1];
  if (digits !== undefined) return Number(digits);
  const position = ordinals.findIndex((pattern) => pattern.test(word));
  return position === -1 ? undefined : position + 1;
}
