import { calendarSource } from './calendar-source.ts';
import { monthSource } from './date-sources.ts';

/** The year of dates below a heading; for a school year or season, its first and last year. */
export type YearContext = { first: number; last: number };

const monthPattern = new RegExp(`(?<!\\p{L})${monthSource}(?!\\p{L})`, 'iu');
const yearsPattern = /(?<!\d)((?:19|20)\d\d)(?:\s*[-–/]\s*((?:19|20)?\d\d)(?!\d))?(?![\d-])/gu;

const periodPattern = new RegExp(
  calendarSource(({ period }) => period),
  'iu',
);

/**
 * The year in the nearest heading that has one, outermost first (a title, then headings). Undefined if it has several.
 */
export function readYearContext(texts: readonly string[]): YearContext | undefined {
  for (const text of texts.toReversed()) {
    const [found, ...others] = distinct(
      [...text.matchAll(yearsPattern)].map(([, first, last]) => toContext(first, last)),
    );
    if (!found) continue;
    const isPeriod = periodPattern.test(text) || monthPattern.test(text);
    return others.length === 0 && isPeriod ? found : undefined;
  }
  return undefined;
}

function toContext(first = '', last = first): YearContext {
  const begin = Number(first);
  const end = last.length === 2 ? Number(first.slice(0, 2) + last) : Number(last);
  return { first: begin, last: end === begin + 1 ? end : begin };
}

function distinct(contexts: readonly YearContext[]): YearContext[] {
  return [...new Map(contexts.map((context) => [`${context.first}-${context.last}`, context])).values()];
}
