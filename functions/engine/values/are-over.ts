import { isPast } from './describe-date.ts';
import { readDates } from './read-dates.ts';
import { runsOn } from './runs-on.ts';
import { readYearContext } from './year-context.ts';

/** Whether texts have dates and all of them are over on a day (ISO 8601). `above` is the page's title and the headings. */
export function areOver(texts: readonly string[], above: readonly string[], today: string): boolean {
  const context = readYearContext(above);
  const now = new Date(today);
  const read = texts.map((text) => ({ text, dates: readDates(text, { context }) }));
  if (read.some(({ text, dates }) => runsOn(text, dates))) return false;
  const dates = read.flatMap((one) => one.dates);
  return dates.length > 0 && dates.every((date) => isPast(date, now));
}
