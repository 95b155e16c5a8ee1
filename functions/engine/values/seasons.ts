import { calendarSource } from './calendar-source.ts';
import { beforeMonthSource, beforeYearSource, dayOrdinalSource, monthSource } from './date-sources.ts';
import { monthNumber } from './month-names.ts';
import { showsValue } from './value-patterns.ts';
import { findWeekdays } from './weekday-names.ts';

/** Whether a line's part of the year holds a day; "rest" is the part that no other line names, undefined is any. */
export type Season = 'in' | 'out' | 'rest' | undefined;

/** A month, or a day of one, perhaps of one year. */
type Mark = { start: number; end: number; month: number; day?: number; last?: number; year?: number };
type Span = { from: Mark; to: Mark; start: number; end: number };

const dayNumber = '(?<!\\d)\\d{1,2}(?![\\d:])';
const markPattern = new RegExp(
  `(?:(?<before>${dayNumber})${dayOrdinalSource}\\s*${beforeMonthSource})?(?<!\\p{L})(?<month>${monthSource})(?!\\p{L})\\.?(?:\\s*(?<behind>${dayNumber})${dayOrdinalSource}(?:\\s*[-–—]\\s*(?<last>${dayNumber})${dayOrdinalSource})?)?(?:,?\\s*${beforeYearSource}(?<year>(?:19|20)\\d\\d(?!\\d)))?`,
  'giu',
);
const untilSource = `(?:[-–—]|(?<!\\p{L})${calendarSource(({ dateRange }) => dateRange)})`;
/** "To the end of March". */
const betweenPattern = new RegExp(`^,?\\s*${untilSource}\\s*(?:\\p{L}+\\s+){0,3}$`, 'iu');
const untilPattern = new RegExp(
  `(?<!\\p{L})${calendarSource(({ dateRange }) => dateRange)}\\s*(?:\\p{L}+\\s+){0,3}$`,
  'iu',
);
const sincePattern = new RegExp(`(?<!\\p{L})${calendarSource(({ seasonStart }) => seasonStart)}\\s*$`, 'iu');
const restPattern = new RegExp(
  `(?<!\\p{L})${calendarSource(({ restOfYear }) => restOfYear)}(?!\\p{L})`,
  'iu',
);
const closedSource = `(?<!\\p{L})${calendarSource(({ closed }) => closed)}\\p{L}*`;
const closedBefore = new RegExp(`${closedSource}\\s+(?:\\p{L}+\\s+){0,2}$`, 'iu');
const closedBehind = new RegExp(`^\\s+(?:\\p{L}+\\s+){0,2}${closedSource}`, 'iu');
const headPattern = /^(.*?)\s[—–]\s/u;
const partsPattern = /;|\n|(?<=[.!?])\s+(?=\p{Lu})/u;
/** "1. März" is one date. */
const ordinalPattern = new RegExp(`(?<=${dayNumber})\\.\\s+(?=${monthSource})`, 'giu');
const lastDayOfMonth = 31;
/** Before a date that a part of a line begins with: "On", "Monday,". */
const mostWordsBefore = 2;
const endOfTime = 9999;

/**
 * What a line with hours says of a day (ISO 8601) by its months: "Saturdays from February to April 15". What stands before a
 * row's dash is said of the whole row. A range without a year is of every year.
 */
export function readSeason(line: string, day: string): Season {
  const head = headPattern.exec(line)?.[1];
  const ofHead = head === undefined ? undefined : rateParts([head], day);
  return ofHead ?? rateParts(line.replace(ordinalPattern, ' ').split(partsPattern), day);
}

function rateParts(parts: readonly string[], day: string): Season {
  const rated = parts.map((part) => ({ part, season: ratePart(part, day) }));
  const telling = rated.filter(({ part, season }) => season ?? tellsTime(part));
  const seasons = new Set(telling.map(({ season }) => season));
  // Of two parts of the year in one line, one may hold the day.
  return seasons.has('in')
    ? 'in'
    : seasons.has(undefined)
      ? undefined
      : seasons.has('rest')
        ? 'rest'
        : [...seasons][0];
}

const tellsTime = (text: string): boolean => showsValue('time', text) || findWeekdays(text).length > 0;

function ratePart(text: string, day: string): Season {
  const spans = listSpans(text).filter((span) => governs(span, text));
  if (spans.length > 0) return spans.some((span) => holds(span, day)) ? 'in' : 'out';
  return restPattern.test(text) ? 'rest' : undefined;
}

/** Whether a part of the year is that of the hours beside it: not of a closing, nor of the second of two times. */
function governs({ start, end }: Span, text: string): boolean {
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  if (closedBefore.test(before) || closedBehind.test(behind)) return !tellsTime(before + behind);
  return !(showsValue('time', before) && showsValue('time', behind));
}

function listSpans(text: string): Span[] {
  const marks = [...text.matchAll(markPattern)].flatMap(readMark);
  const spans: Span[] = [];
  for (let at = 0; at < marks.length; at++) {
    const mark = marks[at];
    if (!mark) continue;
    const next = marks[at + 1];
    const isRange = next && betweenPattern.test(text.slice(mark.end, next.start));
    if (isRange) at++;
    const span = isRange ? { from: mark, to: next } : readSingle(mark, text);
    if (span) spans.push({ ...span, start: mark.start, end: isRange ? next.end : mark.end });
  }
  return spans;
}

/** A date alone, or with the year's beginning or end. A month alone is often another word. */
function readSingle(mark: Mark, text: string): Pick<Span, 'from' | 'to'> | undefined {
  const { day, last = day, year } = mark;
  const [before, behind] = [text.slice(0, mark.start), text.slice(mark.end)];
  if (untilPattern.test(before)) return { from: { ...mark, month: 1, day: 1 }, to: mark };
  if (sincePattern.test(before)) {
    const end = { ...mark, month: 12, day: lastDayOfMonth };
    return { from: mark, to: year === undefined ? end : { ...end, year: endOfTime } };
  }
  const isFirst = !/\d/.test(before) && before.split(/\s+/).filter(Boolean).length <= mostWordsBefore;
  // "New hours, October 12" has no hours of that day.
  return last !== undefined && isFirst && tellsTime(before + behind)
    ? { from: mark, to: { ...mark, day: last } }
    : undefined;
}

function readMark({ index, 0: found, groups = {} }: RegExpExecArray): Mark[] {
  const month = monthNumber(groups.month ?? '');
  if (month === undefined) return [];
  const day = groups.before ?? groups.behind;
  return [
    {
      ...{ start: index, end: index + found.length, month },
      ...(day !== undefined && { day: Number(day) }),
      ...(groups.last !== undefined && { last: Number(groups.last) }),
      ...(groups.year !== undefined && { year: Number(groups.year) }),
    },
  ];
}

function holds({ from, to }: Span, day: string): boolean {
  const [first, last] = [inYear(from, 1), inYear(to, to.last ?? lastDayOfMonth)];
  const endsLater = last < first;
  const known = to.year ?? (from.year === undefined ? undefined : from.year + (endsLater ? 1 : 0));
  const asked = day.slice('2026-'.length);
  if (known === undefined)
    return endsLater ? asked >= first || asked <= last : asked >= first && asked <= last;
  const begins = from.year ?? known - (endsLater ? 1 : 0);
  return day >= `${begins}-${first}` && day <= `${known}-${last}`;
}

function inYear({ month, day }: Mark, otherwise: number): string {
  return [month, day ?? otherwise].map((part) => String(part).padStart(2, '0')).join('-');
}
