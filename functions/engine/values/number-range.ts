import { rememberByText } from '../language/remember-by-text.ts';
import { valueSource } from './value-source.ts';

/** Between the two numbers of a range, in a group of its own. */
export const rangeJoinerSource = valueSource(({ rangeJoiner }) => rangeJoiner);

/** Between two consecutive numbers, in a group of its own. */
export const pairJoinerSource = valueSource(({ pairJoiner }) => pairJoiner);

const lastOrdinal = 10;
const ordinals: readonly RegExp[] = Array.from(
  { length: lastOrdinal },
  (_, at) => new RegExp(`^${valueSource(({ ordinals: names }) => names?.[at])}$`, 'u'),
);

/** The number of an ordinal, up to ten in words: "7th", "7eme", "third". */
export const ordinalNumber = rememberByText(readOrdinal);

function readOrdinal(word: string): number | undefined {
  const digits = /^(\d{1,3})(?:st|nd|rd|th|e|eme|er|ere|te|ten|ter|[oa])$/.exec(word)?.[1];
  if (digits !== undefined) return Number(digits);
  const position = ordinals.findIndex((pattern) => pattern.test(word));
  return position === -1 ? undefined : position + 1;
}
