import { calendarSource } from './calendar-source.ts';

/** Words for twelve o'clock by day and by night, as sources of regular expressions in groups of their own. */
export const noonSource = calendarSource(({ noon }) => noon);
export const midnightSource = calendarSource(({ midnight }) => midnight);

/** Words behind an hour, as a source of its own group. */
export const oClockSource = calendarSource(({ oClock }) => oClock);

/** A time of the day with its minutes, its half of the day or its word, as the source of a pattern. */
export const clockSource = `(?:[01]?\\d|2[0-4])\\s*[:.h]\\s*[0-5]\\d(?!\\d|\\.\\d)(?:\\s*(?:[ap]\\.?\\s?m\\b\\.?|${oClockSource}|h\\b))?|(?:[01]?\\d|2[0-4])\\s*(?:[ap]\\.?\\s?m\\b\\.?|${oClockSource}\\b|h\\b)|\\b(?:${noonSource}|${midnightSource})\\b`;
