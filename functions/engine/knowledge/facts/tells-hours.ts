import { languages } from '#functions/engine/language/languages.ts';
import { pageSource, pageWords } from '#functions/engine/language/page-words.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import { withoutOpenEvents } from '#functions/engine/values/open-events.ts';
import { readDates } from '#functions/engine/values/read-dates.ts';
import { spellOutLeadingDays, spellOutWeekdays } from '#functions/engine/values/short-weekdays.ts';
import { findValues, showsValue } from '#functions/engine/values/value-patterns.ts';
import { findWeekdays } from '#functions/engine/values/weekday-names.ts';

const hoursLengthLimit = 240;
/** Hours on one day of one year are an event's, unless stated as an exception. */
const openPattern = new RegExp(
  pageSource(({ openOrClosed }) => openOrClosed),
  'iu',
);

/** "8 am to noon", "9h30 à 11h30", "between 9 and 5". */
const spanPattern = new RegExp(
  `(?:\\d|[ap]\\.?m\\.?|uhr|h)\\s*(?:[-–—]|${pageSource(({ spanJoiner }) => spanJoiner)})\\s*(?:\\d|${pageSource(({ middle }) => middle)})`,
  'iu',
);
/** Numbers with only a dot ("13.31-13.35") may also be versions. */
const clockTimePattern = /\d\s*(?::\s*\d\d|h(?!\p{L})|h\d\d|[ap]\.?\s?m\b|uhr\b)/iu;
/** A time with seconds is a measurement. */
const timestampPattern = /\d:\d\d:\d\d/;

/** A timetable row isn't opening hours. */
const lessonPattern = new RegExp(`^${pageSource(({ lesson }) => lesson)}(?!\\p{L})`, 'iu');

/** Whether a text, such as a heading, speaks of being open or closed. */
export const namesHours = (text: string): boolean => openPattern.test(text);

/** Whether a text states opening hours or regular closing days. */
export function tellsHours(text: string): boolean {
  if (text.length >= hoursLengthLimit || timestampPattern.test(text) || lessonPattern.test(text))
    return false;
  return tellsTimes(text) || tellsClosedDay(text) || tellsDayByAppointment(text);
}

function tellsTimes(written: string): boolean {
  const text = spellOutWeekdays(written);
  if (showsBareSpan(text) && (openPattern.test(withoutOpenEvents(text)) || isOnlyHours(text))) return true;
  if (!clockTimePattern.test(text) && findWeekdays(text).length === 0) return false;
  if (countTimes(text) < 2 || !showsValue('date', text)) return false;
  return (
    openPattern.test(withoutOpenEvents(text)) ||
    (spanPattern.test(text) && readDates(text).length === 0 && !isOnOneDay(text))
  );
}

/** "8–12", "0800-1200", "8 to 12": hours without a sign of their own. */
const bareSpanSource = `(?<![\\d.,:$€£])(?:[01]?\\d|2[0-4])(?:[0-5]\\d)?\\s*(?:[-–—]|${pageSource(({ spanJoiner }) => spanJoiner)}(?=\\s))\\s*(?:[01]?\\d|2[0-4])(?:[0-5]\\d)?(?![\\d:]|[.,]\\d|\\s?%)`;
const bareSpanPattern = new RegExp(bareSpanSource, 'iu');
const anySpanPattern = new RegExp(bareSpanSource, 'giu');

/** Such a span behind a weekday; "open for ages 8–12" has none before it. */
function showsBareSpan(text: string): boolean {
  const span = bareSpanPattern.exec(text);
  return span !== null && findWeekdays(text.slice(0, span.index)).length > 0;
}

/** Whether a line has no other words than days, spans, and small ones between them. */
export function isOnlyHours(text: string): boolean {
  const words = tokenize(text.replace(anySpanPattern, ' ')).map(({ word }) => word);
  return words.every(
    (word) =>
      /^\d+$/.test(word) ||
      findWeekdays(word).length > 0 ||
      closedWords.has(word) ||
      besideDays.has(word) ||
      languages.some((language) => isStopWord(word, language)),
  );
}

const wordsOfWeekRow = 12;

/**
 * Whether a line belongs to a list of hours by weekday, whatever it says of its day: "morning only", "from ten". Its
 * heading says that the list tells hours, or another of its lines is nothing else.
 */
export function isWeekRow(text: string, heading: string, neighbours: readonly string[]): boolean {
  if (!startsWithDay(text) || text.split(/\s+/).length > wordsOfWeekRow) return false;
  const rows = neighbours.filter(startsWithDay);
  if (rows.length < 2 || rows.some((row) => lessonPattern.test(row))) return false;
  const tellHours = (row: string) => isOnlyHours(spellOutLeadingDays(row)) && tellsHours(row);
  return rows.some(tellHours) || (openPattern.test(heading) && rows.some(tellsHours));
}

function startsWithDay(text: string): boolean {
  const [first = ''] = spellOutWeekdays(spellOutLeadingDays(text)).split(/[\s:|,.–—-]/);
  return findWeekdays(first).length > 0;
}

const closedWords = pageWords((pages) => pages.closedWords);
const besideDays = pageWords((pages) => pages.besideDays);

/** Only days and "closed": any other word makes it something else, or a single event. */
function tellsClosedDay(text: string): boolean {
  const words = tokenize(spellOutWeekdays(text)).map(({ word }) => word);
  const isDay = (word: string) => findWeekdays(word).length > 0;
  const isSmall = (word: string) =>
    besideDays.has(word) || languages.some((language) => isStopWord(word, language));
  const isClosed = (word: string) => closedWords.has(word);
  if (!words.some(isDay) || !words.some(isClosed)) return false;
  return words.every((word) => isDay(word) || isClosed(word) || isSmall(word)) || isClosedRow(text);
}

/** "Sundays and federal holidays — Closed": a day, and behind it nothing but that. */
function isClosedRow(text: string): boolean {
  const [said = ''] = text.split(/\s[—–-]\s|[:\t]/).toReversed();
  const words = tokenize(said).map(({ word }) => word);
  return (
    words.length > 0 &&
    words.every((word) => closedWords.has(word)) &&
    startsWithDay(text) &&
    text.split(/\s+/).length <= wordsOfWeekRow
  );
}

const appointmentPattern = new RegExp(
  `(?<!\\p{L})${pageSource(({ byAppointment }) => byAppointment)}(?!\\p{L})`,
  'iu',
);
const wordsOfAppointment = 12;

/** "Saturday: by appointment": short, otherwise it's a sentence about something else. */
function tellsDayByAppointment(text: string): boolean {
  return (
    appointmentPattern.test(text) &&
    findWeekdays(text).length > 0 &&
    text.split(/\s+/).length <= wordsOfAppointment
  );
}

/** "9–17 Uhr" is two times. */
function countTimes(text: string): number {
  return findValues('time', text).reduce((sum, time) => sum + (spanPattern.test(time) ? 2 : 1), 0);
}

/** "October 4, 9 am to noon" without a year; a season has two such days. */
function isOnOneDay(text: string): boolean {
  return findValues('date', text).filter((date) => /\d/.test(date) && /\p{L}{3}/u.test(date)).length === 1;
}
