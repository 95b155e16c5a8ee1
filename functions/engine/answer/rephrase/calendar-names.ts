import { type Language, languages } from '#functions/engine/language/languages.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';

type CalendarName = { kind: 'month' | 'weekday'; number: number };

const monthsOfYear = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)));
/** 1 January 2024 was a Monday. */
const daysOfWeek = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, day + 1)));

/** Months and weekdays as the supported languages write them, whole and short, folded: 1 is January or Monday. */
const names = new Map<string, CalendarName>(languages.flatMap(namesIn));

/** The month or weekday that a folded word names. */
export function calendarNameOf(word: string): CalendarName | undefined {
  return names.get(word) ?? names.get(word.replace(/s$/, ''));
}

function namesIn(language: Language): [string, CalendarName][] {
  return [...formsOf(language, monthsOfYear, 'month'), ...formsOf(language, daysOfWeek, 'weekday')];
}

function formsOf(
  language: Language,
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
