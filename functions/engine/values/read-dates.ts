import { allLexicons } from '../lexicon/tables/lexicons.ts';
import type { ValueWords } from '../lexicon/value-words.ts';
import { calendarSource } from './calendar-source.ts';
import { beforeMonthSource, beforeYearSource, dayOrdinalSource, monthSource } from './date-sources.ts';
import { monthNumber } from './month-names.ts';
import { pairJoinerSource } from './number-range.ts';
import { weekdayNumber, weekdayPatterns } from './weekday-names.ts';
import type { YearContext } from './year-context.ts';

/** A day or a range of days in a text. ISO 8601 calendar dates; `text` is as written. */
export type WrittenDate = { text: string; from: string; to?: string };

type Day = { day: number; month: number; year?: number | undefined };
type Found = { start: number; end: number; first: Day; last?: Day | undefined };

/** Longer texts aren't statements. */
const searchedLength = 2000;
const month = `(?<!\\p{L})(?<month>${monthSource})(?!\\p{L})\\.?`;
const to = `\\s*(?:[-–—&/]|${calendarSource(({ dateJoiner }) => dateJoiner)})\\s*`;
const yearSource = '(?:19|20)\\d\\d(?!\\d)';

const patterns: readonly RegExp[] = [
  /(?<![\d-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/gu,
  ...allLexicons.flatMap(({ lexicon }) => markedDate(lexicon.values?.dateMarks) ?? []),
  new RegExp(
    `(?<![\\d.,:/])(?:(?<first>\\d{1,2})${dayOrdinalSource}${to})?(?<day>\\d{1,2})${dayOrdinalSource}\\s*${beforeMonthSource}${month}(?:,?\\s*${beforeYearSource}(?<year>${yearSource}))?`,
    'giu',
  ),
  new RegExp(
    `${month}\\s*(?<day>\\d{1,2})${dayOrdinalSource}(?:\\s*(?:[-–—&]|${pairJoinerSource})\\s*(?<last>\\d{1,2})${dayOrdinalSource})?(?!\\d|:\\d)(?:,?\\s*(?<year>${yearSource}))?`,
    'giu',
  ),
  /(?<![\d./])(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})(?!\d)/gu,
  /(?<![\d./])(?<slash>\d{1,2}\/\d{1,2})\/(?<year>\d{4})(?![\d/])/gu,
];

/** "2026年4月15日": a sign behind each number. */
function markedDate(marks: ValueWords['dateMarks']): RegExp | undefined {
  if (!marks) return undefined;
  const [year, month, day] = [marks.year, marks.month, marks.day].map(({ source }) => source);
  return new RegExp(
    `(?<year>\\d{4})\\s?${year}\\s?(?<month>\\d{1,2})\\s?${month}\\s?(?<day>\\d{1,2})\\s?${day}`,
    'gu',
  );
}

/**
 * Finds the dates of a text in order. A date without a year takes it from `context`, or is dropped, because it might be
 * past. `dayFirst` decides what 4/5/2026 means; without it, such dates are dropped unless one number can only be a day.
 */
export function readDates(
  text: string,
  { context, dayFirst }: { context?: YearContext | undefined; dayFirst?: boolean | undefined } = {},
): WrittenDate[] {
  const searched = text.slice(0, searchedLength);
  if (!/\d/.test(searched)) return [];
  const found = patterns
    .flatMap((pattern) => [...searched.matchAll(pattern)].flatMap((match) => readMatch(match, dayFirst)))
    .sort((left, right) => left.start - right.start || right.end - left.end);
  const dates = inheritYears(joinRanges(withoutOverlaps(found), searched));
  return dates.flatMap((date) => toWritten(date, searched, context));
}

function readMatch(match: RegExpMatchArray, dayFirst: boolean | undefined): Found[] {
  const groups = match.groups ?? {};
  const start = match.index ?? 0;
  const numbers = groups.slash ? readSlashes(groups.slash, dayFirst) : readNumbers(groups);
  if (!numbers) return [];
  const day: Day = { ...numbers, year: groups.year === undefined ? undefined : Number(groups.year) };
  const place = { start, end: start + match[0].length };
  if (groups.first) return [{ ...place, first: { ...day, day: Number(groups.first) }, last: day }];
  if (groups.last) return [{ ...place, first: day, last: { ...day, day: Number(groups.last) } }];
  return [{ ...place, first: day }];
}

function readNumbers(groups: Record<string, string | undefined>): Day | undefined {
  const name = groups.month ?? '';
  const number = /^\d+$/.test(name) ? Number(name) : monthNumber(name);
  return number === undefined ? undefined : { day: Number(groups.day), month: number };
}

function readSlashes(text: string, dayFirst: boolean | undefined): Day | undefined {
  const [left = 0, right = 0] = text.split('/').map(Number);
  const isDayFirst = left > 12 || (right <= 12 && dayFirst === true);
  if (left <= 12 && right <= 12 && dayFirst === undefined && left !== right) return undefined;
  return isDayFirst ? { day: left, month: right } : { day: right, month: left };
}

function withoutOverlaps(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const date of found) if (date.start >= (kept.at(-1)?.end ?? 0)) kept.push(date);
  return kept;
}

const betweenPattern = new RegExp(
  `^,?\\s*(?:[-–—]|${calendarSource(({ dateRange }) => dateRange)})\\s*(?:\\p{L}+,?\\s)?$`,
  'u',
);

/** "3 March – 5 April 2026": two dates with only a dash or a word between them, apart from a weekday. */
function joinRanges(found: readonly Found[], text: string): Found[] {
  const joined: Found[] = [];
  for (const date of found) {
    const before = joined.at(-1);
    const isRange = before && !before.last && betweenPattern.test(text.slice(before.end, date.start));
    if (!isRange) joined.push(date);
    else joined.splice(-1, 1, { ...before, end: date.end, last: date.last ?? date.first });
  }
  return joined;
}

/** "Monday, May 4 and Tuesday, May 5, 2026": the year follows the last of several dates. */
function inheritYears(found: readonly Found[]): Found[] {
  return found.map((date, index) => {
    const next = found[index + 1];
    const isTold = (date.last ?? date.first).year !== undefined || next?.first.month === undefined;
    if (isTold || next.first.month < date.first.month) return date;
    const year = next.first.year;
    return { ...date, first: { ...date.first, year }, ...(date.last && { last: { ...date.last, year } }) };
  });
}

function toWritten({ start, end, first, last }: Found, text: string, context?: YearContext): WrittenDate[] {
  const lastYear = last && (last.year ?? first.year ?? yearOf(last, seasonOf(first, last, context)));
  const firstYear = first.year ?? yearBefore(first, last, lastYear) ?? yearOf(first, context);
  const from = isoDate(first, firstYear);
  if (from && first.year === undefined && contradictsWeekday(text.slice(0, start), from)) return [];
  const until = last && isoDate(last, lastYear);
  if (!from || (last && (!until || until < from))) return [];
  return [{ text: text.slice(start, end).trim(), from, ...(until && until !== from && { to: until }) }];
}

const weekdayBefore = new RegExp(
  `(?<![\\p{L}])(${weekdayPatterns.join('|')}),?\\s*${calendarSource(({ weekdayArticle }) => weekdayArticle)}?\\s*$`,
  'iu',
);

/** "Sunday 6 October" rules out years in which that day isn't a Sunday. */
function contradictsWeekday(before: string, date: string): boolean {
  const named = weekdayBefore.exec(before)?.[1];
  return named !== undefined && weekdayNumber(named) !== new Date(date).getUTCDay();
}

/** "20 December – 3 January 2026" starts in 2025. */
function yearBefore(first: Day, last: Day | undefined, lastYear: number | undefined): number | undefined {
  if (!last || lastYear === undefined) return undefined;
  return first.month > last.month ? lastYear - 1 : lastYear;
}

/** Below "Fall 2026", "December 21 to January 1" ends in 2027. */
function seasonOf(first: Day, last: Day, context: YearContext | undefined): YearContext | undefined {
  const endsLater = first.month >= firstMonthOfSeason && last.month < firstMonthOfSeason;
  return context && endsLater ? { ...context, last: context.first + 1 } : context;
}

/** School years and seasons start in the second half of a year. */
const firstMonthOfSeason = 8;

function yearOf({ month }: Day, context: YearContext | undefined): number | undefined {
  if (!context) return undefined;
  return month >= firstMonthOfSeason ? context.first : context.last;
}

function isoDate({ day, month }: Day, year: number | undefined): string | undefined {
  if (year === undefined) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}
