import { languages } from '#functions/engine/language/languages.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';

type CalendarName = { kind: 'month' | 'weekday'; number: number };

const monthsOfYear = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)));
/** 1 January 2024 was a Monday. */
const daysOfWeek = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, day + 1)));

/** More languages of visitors; their calendars come with the runtime. */
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
 * Full and short names of months and weekdays in the supported languages, folded: 1 is January or Monday. Read at
 * first use, because the runtime then loads each language's data.
 */
function readNames(): ReadonlyMap<string, CalendarName> {
  known ??= new Map(calendarLocales.flatMap(namesIn));
  return known;
}

/** Shorter words with a final s aren't plurals: "lors" isn't Saturday. */
const shortestPlural = 4;

/** The month or weekday with this folded name. */
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
  // Next to a day, Russian uses the month's genitive ("5 марта").
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
