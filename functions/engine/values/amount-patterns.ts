import { clockSource, oClockSource } from './clock-words.ts';
import { rangeJoinerSource } from './number-range.ts';
import {
  countedDaysSource,
  countedSource,
  currenciesSource,
  lengthSource,
  percentSource,
  spelledSource,
} from './unit-words.ts';
import { valueSource } from './value-source.ts';

const oneSource = valueSource(({ one }) => one);

/** Prices with a sign, a code (ISO 4217) or a name, and what says that there is none to pay. */
export const moneyPattern = new RegExp(
  `(?:[$€£¥₹₽]|\\b(?:USD|US\\$|EUR|GBP|CHF|Rs\\.?|INR|CAD|AUD)\\s?)\\s*\\/?\\.?\\s*\\d[\\d.,' ]*|\\d[\\d.,' ]*\\s?(?:[$€£¥₹₽]|\\/-|(?:USD|EUR|GBP|CHF|INR|${currenciesSource}|${valueSource(({ hundredths }) => hundredths)})(?!\\p{L}))|(?<!\\p{L})${valueSource(({ free }) => free)}`,
  'giu',
);

export const percentPattern = new RegExp(`\\d[\\d.,]*\\s?(?:%|${percentSource})`, 'giu');

export const timePattern = new RegExp(
  `(?<![\\p{L}\\d]|\\d\\.)(?:${clockSource})|\\b\\d{1,2}\\s?(?:-|–|${rangeJoinerSource})\\s?\\d{1,2}\\s?(?:[ap]m|${oClockSource}|h)\\b|\\b\\d{1,2}:\\d{2}\\b|24/7`,
  'giu',
);

export const durationPattern = new RegExp(
  `(?<!\\p{L})(?:\\d+(?:[.,]\\d+)?|${oneSource}|${countedSource})[\\s-]*${countedDaysSource}${lengthSource}(?!\\p{L})|\\b${valueSource(({ wholeLengths }) => wholeLengths)}\\b`,
  'giu',
);

export const numberPattern = new RegExp(
  `\\d+|(?<!\\p{L})(?:${oneSource}|${spelledSource}|${valueSource(({ timesAndHalves }) => timesAndHalves)})(?!\\p{L})`,
  'giu',
);
