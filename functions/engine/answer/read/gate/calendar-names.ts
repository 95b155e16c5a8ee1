import { languages } from '#functions/engine/language/languages.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';

type CalendarName = { kind: 'month' | 'weekday'; number: number };

const monthsOfYear = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)));
/** 1 January 2024 was a Monday. */
const daysOfWeek = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, day + 1)));

/** Languages of visitors beyond those with a lexicon: their calendar comes with the runtime. */
export const calendarLocales: readonly string[] = [
  ...languages,
  'da',
  'sv',
  'nb',
  'nl',
  'it',
  'pt',
  'pl',
  'cs',
];

let known: ReadonlyMap<string, CalendarName> | undefined;

/**
 * Months and weekdays as the supported languages write them, whole and short, folded: 1 is January or Monday. Read at the
 * first use, since the runtime loads the data of each language for it.
 */
function readNames(): ReadonlyMap<string, CalendarName> {
  known ??= new Map(calendarLocales.flatMap(namesIn));
  return known;
}

/** Shorter words that end in s are others: "lors" is no Saturday. */
const shortestPlural = 4;

/** The month or weekday that a folded word names. */
export function calendarNameOf(word: string): CalendarName | undefined {
  const names = readNames();
  return names.get(word) ?? (word.length > shortestPlural ? names.get(word.replace(/s$/, '')) : undefined);
}

function namesIn(language: string): [string, CalendarName][] {
  return [...formsOf(language, monthsOfYear, 'month'), ...formsOf(language, daysOfWeek, 'weekday')];
}

function formsOf(
  language: string,
  dates: readonly Date[],
  kind: CalendarName['kind'],
): [string, CalendarName][] {
  // With a day beside it Russian writes the month in its genitive ("5 марта").
  const styles: Intl.DateTimeFormatOptions[] = [
    { [kind]: 'long' },
    { [kind]: 'short' },
    { [kind]: 'long', day: 'numeric' },
  ];
  return styles.flatMap((style) => {
    const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' });
    return dates.flatMap((date, index) =>
      format
        .formatToParts(date)
        .filter(({ type }) => type === kind)
        .map(({ value }): [string, CalendarName] => [
          foldWord(value.replace(/\.$/, '')),
          { kind, number: index + 1 },
        ]),
    );
  });
}
