import { calendarNames, calendarSource } from './calendar-source.ts';
import { spellOutWeekdays } from './short-weekdays.ts';

const daysOfWeek = 7;

/** Regular expression sources for weekday names in all languages, Sunday first. */
export const weekdayPatterns = calendarNames(daysOfWeek, ({ weekdays }) => weekdays);

const wholeNames = weekdayPatterns.map((pattern) => new RegExp(`^(?:${pattern})$`, 'iu'));

/** Number of a weekday by its name, as in `Date.getUTCDay` (Sunday is 0); undefined for other words. */
export function weekdayNumber(name: string): number | undefined {
  const index = wholeNames.findIndex((pattern) => pattern.test(name));
  return index === -1 ? undefined : index;
}

const anyName = weekdayPatterns.map((pattern) => `(${pattern})`).join('|');
const namePattern = new RegExp(`(?<!\\p{L})(?:${anyName})(?!\\p{L})\\.?`, 'giu');
const rangePattern = new RegExp(
  `(?<!\\p{L})(?:${anyName})(?!\\p{L})\\.?\\s*(?:[-–—]|${calendarSource(({ weekdayRange }) => weekdayRange)})\\s*(?:${anyName})(?!\\p{L})`,
  'giu',
);
/** Says that all days are meant. */
export const everyDayPattern = new RegExp(
  calendarSource(({ everyDay }) => everyDay),
  'iu',
);

/** Weekdays that a text names, in its order (Sunday is 0). */
export function findWeekdays(text: string): number[] {
  return [...spellOutWeekdays(text).matchAll(namePattern)].map((match) =>
    match.slice(1).findIndex((name) => name !== undefined),
  );
}

/** Whether a text covers a weekday: by name, in a range ("Mon–Fri"), or as part of all days. */
export function coversWeekday(text: string, day: number): boolean {
  if (everyDayPattern.test(text) || findWeekdays(text).includes(day)) return true;
  return [...spellOutWeekdays(text).matchAll(rangePattern)].some((match) => {
    const [from = 0, to = 0] = match
      .slice(1)
      .flatMap((name, at) => (name === undefined ? [] : [at % daysOfWeek]));
    return (day - from + daysOfWeek) % daysOfWeek <= (to - from + daysOfWeek) % daysOfWeek;
  });
}
