import { pageTable } from '#functions/engine/language/page-words.ts';
import { type DataEntry, dataText, innerEntries } from './data-entry.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** A Monday; ISO 8601 counts weekdays from it. */
const someMonday = Date.UTC(2024, 0, 1);
const dayMilliseconds = 86_400_000;

const closedDays = pageTable(({ closedDay }) => closedDay);

/**
 * Opening hours as one line in the page's language: "Monday – Friday 09:00–12:00, 13:00–17:00; Sunday closed". Reads
 * schema.org's `openingHours` texts as written and its `OpeningHoursSpecification`; empty without either.
 */
export function describeOpeningHours(entry: DataEntry, language: string | undefined): string {
  const specifications = [
    ...innerEntries(entry.openingHoursSpecification),
    ...innerEntries(entry.specialOpeningHoursSpecification),
  ];
  const written = dataText(entry.openingHours);
  const periods = Map.groupBy(specifications, periodOf);
  const described = [...periods].map(([period, group]) => {
    const week = describeWeek(group, language);
    return period === '' ? week : [period, week].filter(Boolean).join(': ');
  });
  return [written, ...described].filter(Boolean).join('; ');
}

function periodOf({ validFrom, validThrough }: DataEntry): string {
  const ends = [dataText(validFrom), dataText(validThrough)].map((date) => date.slice(0, 10)).filter(Boolean);
  return [...new Set(ends)].join(' – ');
}

function describeWeek(specifications: readonly DataEntry[], language: string | undefined): string {
  const week = days.map((day) =>
    specifications
      .filter((specification) => daysOf(specification).includes(day))
      .map((specification) => spanOf(specification, language))
      .sort()
      .join(', '),
  );
  const daily = specifications
    .filter((specification) => daysOf(specification).length === 0)
    .map((specification) => spanOf(specification, language));
  const runs: { text: string; from: number; to: number }[] = [];
  week.forEach((text, day) => {
    const last = runs.at(-1);
    if (text === '') return;
    if (last && last.text === text && last.to === day - 1) last.to = day;
    else runs.push({ text, from: day, to: day });
  });
  const named = runs.map(({ text, from, to }) => {
    const name = [...new Set([dayName(from, language), dayName(to, language)])].join(' – ');
    return `${name} ${text}`;
  });
  return [...named, ...daily].join('; ');
}

function daysOf({ dayOfWeek }: DataEntry): string[] {
  const listed = Array.isArray(dayOfWeek) ? dayOfWeek : [dayOfWeek];
  return listed.flatMap((day) => {
    const name = dataText(day).split('/').at(-1)?.toLowerCase() ?? '';
    return name === '' ? [] : days.filter((known) => known.toLowerCase().startsWith(name.slice(0, 2)));
  });
}

/** Schema.org marks a closed day with equal opening and closing times. */
function spanOf({ opens, closes }: DataEntry, language = 'en'): string {
  const [from, to] = [dataText(opens), dataText(closes)].map((time) => time.slice(0, 5));
  if (!from || !to || from === to) return closedDays.get(language.slice(0, 2).toLowerCase()) ?? '–';
  return `${from}–${to}`;
}

function dayName(day: number, language = 'en'): string {
  const date = new Date(someMonday + day * dayMilliseconds);
  try {
    return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date);
  } catch {
    return days[day] ?? '';
  }
}
