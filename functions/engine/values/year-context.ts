import { monthPatterns } from './month-names.ts';

/** The year that dates below a heading fall in; of a school year or season, the two it begins and ends in. */
export type YearContext = { first: number; last: number };

const monthPattern = new RegExp(`(?<!\\p{L})(?:${monthPatterns.join('|')})(?!\\p{L})`, 'iu');
const yearsPattern = /(?<!\d)((?:19|20)\d\d)(?:\s*[-–/]\s*((?:19|20)?\d\d)(?!\d))?(?![\d-])/gu;

/** Headings of what happens in a year; other years are those of birth, of models or of past results. */
const periodPattern =
  /calend(?:ar|rier)|schedule|school|season|semester|\bterms?\b|\b(?:academic )?year\b|spring|summer|autumn|\bfall\b|winter|events?\b|dates\b|deadlines?|agenda|programme?\b|conference|kalender|termine|schuljahr|semester|saison|fr[uü]hjahr|fr[uü]hling|sommer|herbst|ferien|fristen|veranstaltung|ann[eé]e|rentr[eé]e|[eé]t[eé]\b|hiver|printemps|automne|vacances|curso|calendario|temporada|verano|invierno|primavera|oto[nñ]o|fechas|eventos|календар|расписан|учебн|сезон/iu;

/** The year told by the nearest heading that has one, outermost first (a title, then headings). Undefined when it has several. */
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
