import { calendarNames } from './calendar-source.ts';

const monthsOfYear = 12;

/** Regular expression sources for month names in all languages, January first. */
export const monthPatterns = calendarNames(monthsOfYear, ({ months }) => months);

const wholeNames = monthPatterns.map((pattern) => new RegExp(`^(?:${pattern})$`, 'iu'));

/** Number of a month (January is 1) by its name or abbreviation; undefined for other words. */
export function monthNumber(name: string): number | undefined {
  const index = wholeNames.findIndex((pattern) => pattern.test(name));
  return index === -1 ? undefined : index + 1;
}
