import { type Days, isPast } from './describe-date.ts';
import { readDates } from './read-dates.ts';
import { runsOn } from './runs-on.ts';
import { readYearContext } from './year-context.ts';

/** The dates of texts; undefined if one begins a series without an end. `above` is the page's title and the headings. */
export function readEndingDays(texts: readonly string[], above: readonly string[]): Days[] | undefined {
  const context = readYearContext(above);
  const read = texts.map((text) => ({ text, dates: readDates(text, { context }) }));
  return read.some(({ text, dates }) => runsOn(text, dates)) ? undefined : read.flatMap(({ dates }) => dates);
}

/** Whether there are dates and all of them are over. */
export const areOver = (dates: readonly Days[] | undefined, now: Date): dates is readonly [Days, ...Days[]] =>
  dates !== undefined && dates.length > 0 && dates.every((date) => isPast(date, now));
