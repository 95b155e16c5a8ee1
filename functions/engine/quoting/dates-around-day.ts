import type { Days } from '#functions/engine/values/describe-date.ts';
import { readDates } from '#functions/engine/values/read-dates.ts';
import { readYearContext, type YearContext } from '#functions/engine/values/year-context.ts';

/** The dates of a text; of those without a year anywhere near, the ones that it may mean around a day (ISO 8601). */
export function datesIn(text: string, above: readonly string[], day: string): Days[] {
  if (!/\d/.test(text)) return [];
  const known = readYearContext(above);
  const year = Number(day.slice(0, 4));
  const contexts: YearContext[] = known
    ? [known]
    : [year - 1, year].flatMap((first) => [
        { first, last: first },
        { first, last: first + 1 },
      ]);
  return contexts.flatMap((context) => readDates(text, { context }));
}

export function overlap(left: Days, right: Days): boolean {
  return left.from <= (right.to ?? right.from) && right.from <= (left.to ?? left.from);
}
