import type { Calendar } from '../lexicon/lexicon.ts';
import { calendarNames, calendarSource } from './calendar-source.ts';

const daysOfWeek = 7;
/** Regular expression sources for short weekday names, Sunday first. Each is also another word. */
const shortWeekdays = calendarNames(daysOfWeek, (calendar) => calendar.shortWeekdays);
/** "L–V", "L a S": ranges from Monday in French and Spanish. */
const singleLetters: Readonly<Record<string, string>> = {
  D: 'Sunday',
  J: 'Thursday',
  S: 'Saturday',
  V: 'Friday',
};

const weekendPattern = whole(({ weekend }) => weekend);
const sundayPattern = new RegExp(`(?<!\\p{L})${calendarSource(({ sundayBefore }) => sundayBefore)}`, 'giu');
const workdaysPattern = whole(({ workdays }) => workdays);

const englishNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const name = `(?:${shortWeekdays.join('|')})(?!\\p{L})\\.?`;
const joint = `\\s*(?:[-–—/,+&]|${calendarSource(({ shortJoiner }) => shortJoiner)})\\s*`;
const holidays = `(?:${joint}${calendarSource((calendar) => calendar.holidays)})?`;
const clock = `[\\s:(|]*${calendarSource(({ beforeClock }) => beforeClock)}?\\d{1,2}(?:\\s?[:.h]\\s?\\d\\d|\\s?(?:h|uhr)(?!\\p{L})|\\s?(?:[-–—]|${calendarSource(({ clockRange }) => clockRange)})\\s?\\d{1,2}|\\d\\d\\s?[-–—]\\s?\\d{3,4})`;
const closed = `[\\s:(|–—-]*${calendarSource((calendar) => calendar.closed)}`;
/** A range of two, or any number before a time or an unambiguous day. */
const groupPattern = new RegExp(
  `(?<!\\p{L})(?:${name}\\s*[-–—]\\s*${name}|${name}(?:${joint}${name})*${holidays}(?=${clock}|${closed}))`,
  'giu',
);
const leadingPattern = new RegExp(`^\\s*${name}(?:${joint}${name})*(?=[\\s:|(])`, 'iu');
const singlePattern = new RegExp(`(?<![\\p{L}\\d])(?:${shortWeekdays.join('|')})(?!\\p{L})\\.?`, 'giu');
const letterRangePattern = /(?<![\p{L}\d])L\s?(?:[-–—]|a)\s?([DJSV])(?![\p{L}\d])/gu;
const wholePatterns = shortWeekdays.map((names) => new RegExp(`^(?:${names})\\.?$`, 'iu'));
/** "Do 8–12" is Thursday, "do" a verb; names of three letters and in other scripts may be lower case. */
const verbPattern = /^[a-z]{2}$/;

/** Spells out "Mo–Fr", "weekends" and the like in English where a range or a time shows that they mean days. */
export function spellOutWeekdays(text: string): string {
  return text
    .replace(groupPattern, (group) => group.replace(singlePattern, spellOut))
    .replace(letterRangePattern, (_, last: string) => `Monday–${singleLetters[last]}`)
    .replace(sundayPattern, 'Sunday')
    .replace(weekendPattern, 'Saturday–Sunday')
    .replace(workdaysPattern, 'Monday–Friday');
}

/** Spells out the days at the start of a line that is known to tell hours: "Do: nur vormittags". */
export function spellOutLeadingDays(text: string): string {
  return text.replace(leadingPattern, (days) => days.replace(singlePattern, spellOut));
}

function spellOut(short: string): string {
  if (verbPattern.test(short.replace('.', ''))) return short;
  return englishNames[wholePatterns.findIndex((pattern) => pattern.test(short))] ?? short;
}

function whole(pick: (calendar: Calendar) => RegExp | undefined): RegExp {
  return new RegExp(`(?<!\\p{L})${calendarSource(pick)}(?!\\p{L})`, 'giu');
}
