import { rememberByText } from '../language/remember-by-text.ts';
import { foldWord } from '../language/tokenize.ts';
import type { ValueWords } from '../lexicon/value-words.ts';
import { oClockSource } from './clock-words.ts';
import { valueSource } from './value-source.ts';

/** Rules out amounts and times. */
const after = `(?![\\d.,:/%]\\d|\\s?(?:[ap]m|${oClockSource}|h)\\b)`;
/** Between the two numbers of a range, in a group of its own. */
export const rangeJoinerSource = valueSource(({ rangeJoiner }) => rangeJoiner);
const rangePattern = new RegExp(
  `(?<![\\d$€£.,:/-])(\\d{1,3})\\s?(?:[-–—]|${rangeJoinerSource})\\s?(\\d{1,3})${after}`,
  'giu',
);

/** Between two consecutive numbers, in a group of its own. */
export const pairJoinerSource = valueSource(({ pairJoiner }) => pairJoiner);
/** "Years 3 and 4": consecutive numbers, unlike amounts and times. */
const pairPattern = new RegExp(
  `(?<=\\p{L}\\s)(\\d{1,2})\\s?(?:&|${pairJoinerSource})\\s(\\d{1,2})${after}`,
  'giu',
);

/** Allowed after ages, weights and groups, not after money, times and distances. */
const notMeasured = `(?!\\d|[.,:/]\\d|\\s?(?:[%€$£]|eur|h\\b|km|${valueSource(({ measures }) => measures)}))`;
const number = `(\\d{1,3})${notMeasured}`;
const edge = '(?<![\\p{L}\\d])';

/** Bounds by their wording on folded text, and the numbers they include. */
const bounds: readonly { pattern: RegExp; holds: (number: number, bound: number) => boolean }[] = [
  {
    pattern: new RegExp(
      `${edge}${valueSource(({ atLeast }) => atLeast)} ${valueSource(({ boundBefore }) => boundBefore)}?${number}(?!\\s?(?:[-–—]|${rangeJoinerSource})\\s?\\d)`,
      'giu',
    ),
    holds: (asked, bound) => asked >= bound,
  },
  {
    pattern: new RegExp(
      `(?<![\\d$€£.,:])(\\d{1,3})(?: ${valueSource(({ years }) => years)})?(?:\\s?\\+|${valueSource(({ orMore }) => orMore)})`,
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
  return readRanges(text).some((includes) => includes(number));
}

type Range = (number: number) => boolean;

const readRanges = rememberByText((text): readonly Range[] => {
  if (!/\p{N}/u.test(text)) return [];
  const folded = foldWord(text).replaceAll('’', "'");
  return [
    ...[...text.matchAll(rangePattern), ...text.matchAll(pairPattern)].map(
      ([, from, to]): Range =>
        (asked) =>
          Number(from) <= asked && asked <= Number(to),
    ),
    ...bounds.flatMap(({ pattern, holds }) =>
      [...folded.matchAll(pattern)].map(
        ([, bound]): Range =>
          (asked) =>
            holds(asked, Number(bound)),
      ),
    ),
  ];
});

const lastOrdinal = 10;
const ordinals: readonly RegExp[] = Array.from(
  { length: lastOrdinal },
  (_, at) => new RegExp(`^${valueSource(({ ordinals: names }) => names?.[at])}$`, 'u'),
);

function boundPattern(pick: (words: ValueWords) => RegExp | undefined): RegExp {
  return new RegExp(`${edge}${valueSource(pick)} (?:the age of )?${number}`, 'giu');
}

/** The number of an ordinal, up to ten in words: "7th", "7eme", "third". */
export const ordinalNumber = rememberByText(readOrdinal);

function readOrdinal(word: string): number | undefined {
  const digits = /^(\d{1,3})(?:st|nd|rd|th|e|eme|er|ere|te|ten|ter|[oa])$/.exec(word)?.[1];
  if (digits !== undefined) return Number(digits);
  const position = ordinals.findIndex((pattern) => pattern.test(word));
  return position === -1 ? undefined : position + 1;
}
