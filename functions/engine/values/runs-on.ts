import { calendarSource } from './calendar-source.ts';
import type { WrittenDate } from './read-dates.ts';
import { weekdayPatterns } from './weekday-names.ts';

const each = calendarSource(({ repetition }) => repetition?.each);
const span = `(?:${calendarSource(({ repetition }) => repetition?.span)}|${weekdayPatterns.join('|')})`;
const often = calendarSource(({ repetition }) => repetition?.often);
const end = calendarSource(({ repetition }) => repetition?.end);
const oClock = calendarSource((calendar) => calendar.oClock);

/** Behind a date and its times: ", 18:30–20:00, every second Monday". An end behind it ("until") is a date too. */
const repetitionPattern = new RegExp(
  `^[\\s,;()\\d:.–-]*(?:(?:[ap]\\.?m\\.?|h|${oClock})[\\s,;)]*)?(?:${each}\\s(?:[\\p{L}\\d.]+\\s)?${span}|${often})(?!\\p{L})(?![^;]*?(?<!\\p{L})${end})`,
  'iu',
);

/** Whether a date of a text only begins a series without an end, so that it can't be over. */
export function runsOn(text: string, dates: readonly WrittenDate[]): boolean {
  return dates.some((date) => repetitionPattern.test(text.slice(text.indexOf(date.text) + date.text.length)));
}
