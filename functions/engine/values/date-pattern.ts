import { beforeMonthSource, dayOrdinalSource, monthSource } from './date-sources.ts';
import { weekdayPatterns } from './weekday-names.ts';

/** Whatever says when: a day with its month, a month, a year or a weekday. */
export const datePattern = new RegExp(
  `\\b\\d{1,2}${dayOrdinalSource}\\s*${beforeMonthSource}${monthSource}(?!\\p{L})|(?<!\\p{L})${monthSource}\\.?,?\\s*\\d{1,4}|\\b\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b(?:19|20)\\d{2}\\b|(?<!\\p{L})(?:${weekdayPatterns.join('|')})(?!\\p{L})`,
  'giu',
);
