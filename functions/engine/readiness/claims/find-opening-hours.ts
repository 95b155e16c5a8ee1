import { foldWord } from '#functions/engine/language/tokenize.ts';
import { lexicons } from '#functions/engine/lexicon/lexicons.ts';
import { calendarSource } from '#functions/engine/values/calendar-source.ts';
import { everyDayPattern, weekdayPatterns } from '#functions/engine/values/weekday-names.ts';
import type { ClaimValue } from './claim.ts';
import { findTimes } from './find-times.ts';

/**
 * As German and Russian signs at a door write the days, Sunday first. Short days of other languages are names and months
 * as often ("Sam", "mar").
 */
const abbreviations = [lexicons.de, lexicons.ru].map(({ calendar }) => calendar?.shortWeekdays ?? []);
/** Days have endings of their own in other cases and in groups: "по субботам". */
const dayNames = weekdayPatterns.map(
  (names, at) =>
    `(?:${names})(?<=\\p{Script=Cyrillic})\\p{L}{0,3}|${names}|${abbreviations.map((days) => days[at]).join('|')}`,
);
const day = `(?<![\\p{L}])(?:${dayNames.join('|')})(?![\\p{L}])\\.?`;
const dayGroupPattern = new RegExp(
  `(${day})\\s*(?:(?:${calendarSource(({ weekdayRange }) => weekdayRange)}|-|–|—)\\s*(${day}))?`,
  'giu',
);
const dayPatterns = dayNames.map((names) => new RegExp(`^(?:${names})\\.?$`, 'iu'));

type Mark = { start: number; days?: number[]; time?: string };

/**
 * Opening times by weekday that a text states ("Mon–Thu 8–12 and 13–17, Fri 8–12"). Undefined when it is not clear
 * which times are of which days.
 */
export function findOpeningHours(text: string): Extract<ClaimValue, { kind: 'hours' }> | undefined {
  const times = findTimes(text).flatMap(({ value, start }): Mark[] =>
    value.kind === 'time' && value.to !== undefined ? [{ start, time: `${value.from}-${value.to}` }] : [],
  );
  const days = times.length > 0 ? findDayGroups(text) : [];
  if (days.length === 0) return undefined;
  const marks = [...times, ...days].sort((left, right) => left.start - right.start);
  if (marks[0]?.time !== undefined) {
    if (times.length > 1) return undefined;
    return toHours(
      marks.flatMap((mark) => mark.days ?? []),
      times,
    );
  }
  return assignTimes(marks);
}

function assignTimes(marks: readonly Mark[]): Extract<ClaimValue, { kind: 'hours' }> | undefined {
  const byDay = new Map<number, string>();
  let current: number[] = [];
  let hasTime = true;
  for (const mark of marks) {
    if (mark.days) {
      current = hasTime ? mark.days : [...current, ...mark.days];
      hasTime = false;
    }
    if (mark.time === undefined) continue;
    hasTime = true;
    for (const each of current) byDay.set(each, [byDay.get(each), mark.time].filter(Boolean).join(' '));
  }
  return byDay.size > 0 ? { kind: 'hours', byDay } : undefined;
}

function toHours(days: readonly number[], times: readonly Mark[]): Extract<ClaimValue, { kind: 'hours' }> {
  const shown = times.map(({ time }) => time).join(' ');
  return { kind: 'hours', byDay: new Map(days.map((each) => [each, shown])) };
}

function findDayGroups(text: string): Mark[] {
  const daily = everyDayPattern.exec(text);
  const groups = [...text.matchAll(dayGroupPattern)].flatMap((match): Mark[] => {
    const [, first = '', last] = match;
    const from = dayOf(first);
    // "Do 8–12" is a Thursday, "do" a verb.
    if (from < 0 || /^\p{Ll}{2}$/u.test(first)) return [];
    const to = last === undefined ? from : dayOf(last);
    return [{ start: match.index, days: range(from, to) }];
  });
  return daily ? [{ start: daily.index, days: range(0, 6) }, ...groups] : groups;
}

function range(from: number, to: number): number[] {
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => (from + step) % 7);
}

function dayOf(written: string): number {
  const folded = foldWord(written);
  return dayPatterns.findIndex((pattern) => pattern.test(written) || pattern.test(folded));
}

const dayPattern = new RegExp(day, 'giu');

/** A text with blanks in the place of the weekdays. */
export function removeDays(text: string): string {
  return text.replace(dayPattern, (word) => (/^\p{Ll}{2}$/u.test(word) ? word : ' '.repeat(word.length)));
}
