import { calendarSource } from '#functions/engine/values/calendar-source.ts';
import {
  beforeMonthSource,
  beforeYearSource,
  dayOrdinalSource,
  monthSource,
  ordinalEndingSource,
} from '#functions/engine/values/date-sources.ts';
import { monthNumber } from '#functions/engine/values/month-names.ts';
import type { FoundValue } from './claim.ts';

const yearAfter = `(?:,?\\s*${beforeYearSource}((?:19|20)\\d\\d)\\b)?`;
const monthFirst = new RegExp(
  `(?<![\\p{L}\\d])(${monthSource})(?!\\p{L})\\.?\\s+(\\d{1,2})${ordinalEndingSource}?(?![\\d:])${yearAfter}`,
  'giu',
);
const dayFirst = new RegExp(
  `(?<![\\p{L}\\d:.])(\\d{1,2})${dayOrdinalSource}\\s*${beforeMonthSource}(${monthSource})(?!\\p{L})\\.?${yearAfter}`,
  'giu',
);
const isoDate = /(?<!\d)((?:19|20)\d\d)-(\d{2})-(\d{2})(?!\d)/g;
/** Day, month, year; in English, where the order varies by country, only if the first number can't be a month. */
const numericDate = /(?<![\d.])(\d{1,2})([./])(\d{1,2})\2((?:19|20)?\d\d)(?![\d.])/g;
const untilSource = calendarSource(({ dateRange }) => dateRange);
const rangePattern = new RegExp(`^\\s*(?:–|-|—|${untilSource})\\s*(?:\\d|\\p{L}+\\.?\\s*\\d)`, 'iu');
const rangeEndPattern = new RegExp(`\\d\\s*(?:–|-|—|${untilSource})\\s*$`, 'iu');

/** Single dates in a text, without the ends of ranges. */
export function findDates(text: string, readsDayFirst: boolean): FoundValue[] {
  const found = [
    ...matches(text, monthFirst, ([, name = '', day, written]) =>
      makeDate(Number(day), monthNumber(name), written),
    ),
    ...matches(text, dayFirst, ([, day, name = '', written]) =>
      makeDate(Number(day), monthNumber(name), written),
    ),
    ...matches(text, isoDate, ([, written, number, day]) => makeDate(Number(day), Number(number), written)),
    ...matches(text, numericDate, (match) => readNumeric(match, readsDayFirst)),
  ].sort((left, right) => left.start - right.start || right.end - left.end);
  return found.filter(
    ({ start, end }, at) =>
      start >= Math.max(0, ...found.slice(0, at).map((earlier) => earlier.end)) &&
      !rangePattern.test(text.slice(end)) &&
      !rangeEndPattern.test(text.slice(0, start)),
  );
}

function matches(
  text: string,
  pattern: RegExp,
  read: (match: RegExpMatchArray) => FoundValue['value'] | undefined,
): FoundValue[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = read(match);
    if (!value) return [];
    return [{ value, shown: match[0].trim(), start: match.index, end: match.index + match[0].length }];
  });
}

function readNumeric([, first, separator, second, written]: RegExpMatchArray, readsDayFirst: boolean) {
  const isDayFirst = readsDayFirst || separator === '.' || Number(first) > 12;
  const [day, number] = isDayFirst ? [first, second] : [second, first];
  return makeDate(Number(day), Number(number), written);
}

function makeDate(day: number, number: number | undefined, written: string | undefined) {
  if (number === undefined || day < 1 || day > 31 || number < 1 || number > 12) return undefined;
  const short = written?.length === 2 ? `20${written}` : written;
  return { kind: 'date' as const, day, month: number, year: short ? Number(short) : undefined };
}
