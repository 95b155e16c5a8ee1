import { calendarSource } from './calendar-source.ts';
import { monthPatterns } from './month-names.ts';

/** Sources of patterns for the parts of a date in all languages, each in its own group. */
export const monthSource = `(?:${monthPatterns.join('|')})`;
export const ordinalEndingSource = calendarSource(({ dayOrdinal }) => dayOrdinal);
/** With the full stop that some languages write. */
export const dayOrdinalSource = `(?:${ordinalEndingSource}|\\.)?`;
export const beforeMonthSource = `${calendarSource(({ beforeMonth }) => beforeMonth)}?`;
export const beforeYearSource = `${calendarSource(({ beforeYear }) => beforeYear)}?`;
