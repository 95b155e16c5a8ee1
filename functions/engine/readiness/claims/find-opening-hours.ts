import { isOnlyHours } from '#functions/engine/knowledge/facts/tells-hours.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { lexicons } from '#functions/engine/lexicon/tables/lexicons.ts';
import { calendarSource } from '#functions/engine/values/calendar-source.ts';
import { spellOutWeekdays } from '#functions/engine/values/short-weekdays.ts';
import { everyDayPattern, weekdayPatterns } from '#functions/engine/values/weekday-names.ts';
import type { ClaimValue } from './claim.ts';
import { findTimes } from './find-times.ts';

/**
 * Abbreviated weekdays on German and Russian door signs, Sunday first; in other languages they are also names and
 * months ("Sam", "mar").
 */
const abbreviations = [lexicons.de, lexicons.ru].map(({ calendar }) => calendar?.shortWeekdays ?? []);
/** Russian weekdays are inflected: "по субботам". */
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

/** Opening hours by weekday ("Mon–Thu 8–12 and 13–17, Fri 8–12"); undefined if times and days can't be matched. */
export function findOpeningHours(text: string): Extract<ClaimValue, { kind: 'hours' }> | undefined {
  const times = findTimes(text, isOnlyHours(spellOutWeekdays(text))).flatMap(({ from, to, start }): Mark[] =>
    to === undefined ? [] : [{ start, time: `${from}-${to}` }],
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
    // "Do 8–12" is Thursday in German, "do" a verb.
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

/** Replaces weekdays with spaces. */
export function removeDays(text: string): string {
  return text.replace(dayPattern, (word) => (/^\p{Ll}{2}$/u.test(word) ? word : ' '.repeat(word.length)));
}
