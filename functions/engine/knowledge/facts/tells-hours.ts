import { languages } from '#functions/engine/language/languages.ts';
import { pageSource, pageWords } from '#functions/engine/language/page-words.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import { withoutOpenEvents } from '#functions/engine/values/open-events.ts';
import { readDates } from '#functions/engine/values/read-dates.ts';
import { spellOutWeekdays } from '#functions/engine/values/short-weekdays.ts';
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

/** Whether a text states opening hours or regular closing days. */
export function tellsHours(text: string): boolean {
  if (text.length >= hoursLengthLimit || timestampPattern.test(text) || lessonPattern.test(text))
    return false;
  return tellsTimes(text) || tellsClosedDay(text) || tellsDayByAppointment(text);
}

function tellsTimes(written: string): boolean {
  const text = spellOutWeekdays(written);
  if (hoursWordPattern.test(text) && countBareSpans(text) > 0) return true;
  if (!clockTimePattern.test(text) && findWeekdays(text).length === 0) return false;
  if (countTimes(text) < 2 || !showsValue('date', text)) return false;
  return (
    openPattern.test(withoutOpenEvents(text)) ||
    (spanPattern.test(text) && readDates(text).length === 0 && !isOnOneDay(text))
  );
}

const hoursWordPattern = /\b(?:office|opening|business|store|shop|reception) hours\b/i;

/** "Monday 9–5": hours without minutes right after a day. */
function countBareSpans(text: string): number {
  return [...text.matchAll(/\p{L}{3,}\.?:?\s+\d{1,2}\s*[-–—]\s*\d{1,2}(?![\d:.])/gu)].filter(
    ([span]) => findWeekdays(span).length > 0,
  ).length;
}

const closedWords = pageWords((pages) => pages.closedWords);
const besideDays = pageWords((pages) => pages.besideDays);

/** Only days and "closed": any other word makes it something else, or a single event. */
function tellsClosedDay(text: string): boolean {
  const words = tokenize(spellOutWeekdays(text)).map(({ word }) => word);
  const isDay = (word: string) => findWeekdays(word).length > 0;
  const isSmall = (word: string) =>
    besideDays.has(word) || languages.some((language) => isStopWord(word, language));
  return (
    words.some(isDay) &&
    words.some((word) => closedWords.has(word)) &&
    words.every((word) => isDay(word) || closedWords.has(word) || isSmall(word))
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
