import { calendarSource } from './calendar-source.ts';
import { monthPatterns } from './month-names.ts';

/** Sources of patterns for the parts of a date in all languages, each in its own group. */
export const monthSource = `(?:${monthPatterns.join('|')})`;
export const dayOrdinalSource = `(?:${calendarSource(({ dayOrdinal }) => dayOrdinal)}|\\.)?`;
/** Including the space. */
export const beforeMonthSource = `(?:${calendarSource(({ beforeMonth }) => beforeMonth)}\\s+|d['’])?`;
export const beforeYearSource = `(?:${calendarSource(({ beforeYear }) => beforeYear)}\\s+)?`;
