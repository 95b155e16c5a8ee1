import { tokenize } from '#functions/engine/language/tokenize.ts';
import { calendarSource } from '#functions/engine/values/calendar-source.ts';
import type { Days } from '#functions/engine/values/describe-date.ts';
import { readDates } from '#functions/engine/values/read-dates.ts';
import { findWeekdays } from '#functions/engine/values/weekday-names.ts';

/** The day or days that a question names, and the words that name them. */
export type AskedDay = Days & {
  words: ReadonlySet<string>;
  /** Named from today on, so that its weekday names it too. */
  isNear: boolean;
};

/** The day for which a question is answered: the one it names, the next of its weekday, or today. */
export type AnsweredDay = {
  date: string;
  named: 'date' | 'weekday' | undefined;
  weekdays: readonly number[];
};

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** A day without a year is the next one, unless it was not long ago. */
const longestAgoDays = 100;

const daysOfWeek = 7;

const nearDays = [
  wholeWord(calendarSource(({ today }) => today)),
  wholeWord(calendarSource(({ tomorrow }) => tomorrow)),
];

/** The day that a question asks about; "today" is one only where it is known. Days are ISO 8601 calendar dates. */
export function findAskedDay(
  question: string,
  { today, readOn }: { today: string | undefined; readOn: string },
): AskedDay | undefined {
  return findDate(question, today ?? readOn) ?? (today ? findNearDay(question, today) : undefined);
}

/** Undefined without a day on a website whose today is unknown. */
export function findAnsweredDay(
  question: string,
  day: AskedDay | undefined,
  today: string | undefined,
): AnsweredDay | undefined {
  if (day) return { date: day.from, named: 'date', weekdays: day.to ? [] : [weekdayOf(day.from)] };
  if (!today) return undefined;
  const weekdays = findWeekdays(question);
  const [first] = weekdays;
  if (first === undefined) return { date: today, named: undefined, weekdays };
  const ahead = (first - weekdayOf(today) + daysOfWeek) % daysOfWeek;
  return { date: addDays(today, ahead), named: 'weekday', weekdays };
}

function findDate(question: string, around: string): AskedDay | undefined {
  const year = Number(around.slice(0, 4));
  const found = [year - 1, year, year + 1]
    .flatMap((first) => [first, first + 1].map((last) => ({ first, last })))
    .flatMap((context) => readDates(question, { context }).slice(0, 1))
    .toSorted((left, right) => left.from.localeCompare(right.from));
  const earliest = addDays(around, -longestAgoDays);
  const date = found.find(({ from, to = from }) => to >= earliest) ?? found.at(-1);
  return date && { from: date.from, to: date.to, words: wordsIn(date.text), isNear: false };
}

function findNearDay(question: string, today: string): AskedDay | undefined {
  for (const [after, pattern] of nearDays.entries()) {
    const [word] = pattern.exec(question) ?? [];
    if (word !== undefined) return { from: addDays(today, after), words: wordsIn(word), isNear: true };
  }
  return undefined;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMilliseconds).toISOString().slice(0, 10);
}

export function countDays(from: string, to: string): number {
  return 1 + (Date.parse(to) - Date.parse(from)) / dayMilliseconds;
}

export const weekdayOf = (date: string): number => new Date(date).getUTCDay();

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(tokenize(text).map(({ word }) => word));
}

function wholeWord(source: string): RegExp {
  return new RegExp(`(?<!\\p{L})${source}(?!\\p{L})`, 'iu');
}
