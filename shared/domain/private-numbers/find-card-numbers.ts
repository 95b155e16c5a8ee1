import { passesLuhn } from './checksums.ts';
import { gap } from './gap.ts';

/** ISO/IEC 7812 allows up to 19 digits; the card numbers in use have 13 to 19. */
const lengths = { fewest: 13, most: 19 };
/** E.164: no phone number has more digits. */
const longestPhone = 15;

/**
 * Leading digits of the card networks (Diners, JCB, Amex, Visa, Mastercard, Mir, Maestro, Discover, UnionPay, RuPay,
 * Troy).
 */
const networks = /^(?:[3-6]|2[2-7]|8[12]|9792)/;
/** IMEI numbers pass the same check; current ones begin with 35. */
const deviceNumber = /^35\d{13}$/;

const runOfGroups = new RegExp(`\\d+(?:${gap}{1,3}\\d+)*`, 'giu');
const groupAndGap = new RegExp(`(\\d+)(${gap}{0,3})`, 'giyu');
const phoneMark = /\+$|(?:tel|phone|call|fax|whatsapp|mobile|cell)\D{0,12}$/i;

type Group = { start: number; digits: string; gapAfter: string };

/** Finds the positions of card digits by check digit, leading digits and grouping. */
export function findCardNumbers(text: string): number[] {
  return [...text.matchAll(runOfGroups)].flatMap(({ 0: run, index }) => {
    const groups = listGroups(run, index);
    return groups.flatMap((_, from) => findCardFrom(text, groups, from));
  });
}

function listGroups(run: string, index: number): Group[] {
  return [...run.matchAll(groupAndGap)].map(({ 1: digits = '', 2: gapAfter = '', index: at }) => ({
    ...{ start: index + at, digits, gapAfter },
  }));
}

/** Digit positions of the longest card number starting at a group. */
function findCardFrom(text: string, groups: readonly Group[], from: number): number[] {
  let number = '';
  let found: number[] = [];
  for (let to = from; to < groups.length; to++) {
    number += groups[to]?.digits ?? '';
    if (number.length > lengths.most) break;
    const part = groups.slice(from, to + 1);
    const isWholeRun = part.length === groups.length;
    if (isCardNumber(number) && isGroupedLikeCard(part, isWholeRun) && !isPhone(text, part, number))
      found = part.flatMap(({ start, digits }) => [...digits].map((_, at) => start + at));
  }
  return [...found, ...findCode(text, found.at(-1))];
}

/** The code on the back, which people write after the date on the front. */
const dateAndCode = /^\D{0,20}(?:0[1-9]|1[0-2]) ?[/-] ?(?:\d{4}|\d\d)\D{1,12}(\d{3,4})(?!\d)/d;

function findCode(text: string, end: number | undefined): number[] {
  if (end === undefined) return [];
  const [from = 0, to = 0] = dateAndCode.exec(text.slice(end + 1))?.indices?.[1] ?? [];
  return Array.from({ length: to - from }, (_, at) => end + 1 + from + at);
}

function isCardNumber(digits: string): boolean {
  if (digits.length < lengths.fewest || !networks.test(digits) || deviceNumber.test(digits)) return false;
  return passesLuhn(digits);
}

/** Groups such as 4-4-4-4 or 4-6-5, or equal small groups that make up the whole run. */
function isGroupedLikeCard(part: readonly Group[], isWholeRun: boolean): boolean {
  const [first, ...others] = part.map(({ digits }) => digits.length);
  if (first === undefined) return false;
  if (first >= 4 && others.every((length) => length >= 3)) return true;
  const gaps = new Set(part.slice(0, -1).map(({ gapAfter }) => gapAfter));
  return isWholeRun && gaps.size === 1 && others.slice(0, -1).every((length) => length === first);
}

function isPhone(text: string, [first]: readonly Group[], number: string): boolean {
  const before = text.slice(Math.max(0, (first?.start ?? 0) - 20), first?.start);
  return number.length <= longestPhone && phoneMark.test(before);
}
