import type { Language } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { rangeJoinerSource } from '#functions/engine/values/number-range.ts';
import {
  countedDaysSource,
  countedSource,
  currenciesSource,
  lengthSource,
  percentSource,
} from '#functions/engine/values/unit-words.ts';
import type { ClaimValue, FoundValue } from './claim.ts';
import { claimSource } from './join-claim-words.ts';
import { readNumber } from './number-words.ts';
import { periodOf } from './periods.ts';

const number = "\\d{1,3}(?:[.,\u00a0 ’']\\d{3})*(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const currencyBefore = '[$€£¥₹₽₩]|US\\$|USD|EUR|GBP|CHF|Rs\\.?|INR|CAD|AUD';
const currencyAfter = `[$€£¥₹₽₩]|(?:USD|EUR|GBP|CHF|INR|${currenciesSource})(?!\\p{L})`;
const moneyPattern = new RegExp(
  `(?<![\\p{L}\\d])(?:(${currencyBefore})\\s?(${number})|(${number})(?:,-)?\\s?(${currencyAfter}))(?!\\d)`,
  'giu',
);
const percentPattern = new RegExp(`(?<![\\d.,])(\\d+(?:[.,]\\d+)?)\\s?(?:%|${percentSource})`, 'giu');
const durationPattern = new RegExp(
  `(?<![\\p{L}\\d.,–-])(\\d+(?:[.,]\\d+)?|${countedSource})[\\s-]+${countedDaysSource}(${lengthSource})(?!\\p{L})`,
  'giu',
);
const countPattern = new RegExp(
  `(?<![\\p{L}\\d$€£.,:/#§–-])(\\d{1,3}(?:,\\d{3})+|\\d{1,4}|${countedSource})\\s+(\\p{L}[\\p{L}’'-]*)(?=(?:\\s+(\\p{L}[\\p{L}’'-]*))?)`,
  'giu',
);
const rangeBefore = new RegExp(`[\\d\\p{L}]\\s*[-–]\\s*$|[\\d€$£%]\\s+${rangeJoinerSource}\\s+$`, 'iu');
const rangeAfter = new RegExp(`^\\s*(?:-|–|${rangeJoinerSource})\\s*[\\d$€£]`, 'iu');
/** Before a number that is a label and not a count: "grade 5". */
const namingWord = new RegExp(`(?:§|${claimSource(({ numbered }) => numbered)})\\.?\\s*$`, 'iu');

const currencies: Record<string, string> = {
  $: 'USD',
  us$: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  pounds: 'GBP',
  '₹': 'INR',
  rs: 'INR',
  'rs.': 'INR',
  rupees: 'INR',
};

/** Single prices in a text, without the ends of ranges. */
export function findPrices(text: string): FoundValue[] {
  return collect(text, moneyPattern, (match) => {
    const [, sign, amount, amountBefore, unit] = match;
    const parsed = readNumber(amount ?? amountBefore ?? '');
    if (parsed === undefined || isInRange(text, match)) return undefined;
    const written = (sign ?? unit ?? '').toLowerCase();
    const per = periodOf(text.slice(match.index + match[0].length, match.index + match[0].length + 30));
    return { kind: 'price', amount: parsed, currency: currencies[written] ?? written.toUpperCase(), per };
  });
}

/** Percentages in a text. */
export function findPercentages(text: string): FoundValue[] {
  return collect(text, percentPattern, (match) => {
    const amount = readNumber(match[1] ?? '');
    return amount === undefined || isInRange(text, match) ? undefined : { kind: 'percent', amount };
  });
}

/** Durations in a text, with weeks in days and years in months. */
export function findDurations(text: string): FoundValue[] {
  return collect(text, durationPattern, (match) => {
    const amount = readNumber(match[1] ?? '');
    const unit = periodOf(`per ${match[2] ?? ''}`);
    if (amount === undefined || unit === undefined || isInRange(text, match)) return undefined;
    if (unit === 'week') return { kind: 'duration', amount: amount * 7, unit: 'day' };
    if (unit === 'year') return { kind: 'duration', amount: amount * 12, unit: 'month' };
    return { kind: 'duration', amount, unit };
  });
}

/** Counts in a text, each with the counted noun. */
export function findCounts(text: string, language: Language | undefined): FoundValue[] {
  const found = collect(text, countPattern, (match) => {
    const amount = readNumber(match[1] ?? '');
    const before = text.slice(0, match.index);
    const counted = [match[2], match[3]]
      .map((word) => foldWord(word ?? ''))
      .find((word) => word.length > 2 && !isStopWord(word, language));
    if (amount === undefined || !counted || isYear(amount)) return undefined;
    if (rangeBefore.test(before) || namingWord.test(before)) return undefined;
    return { kind: 'number', amount, counted: stem(counted, language) };
  });
  // The counted noun belongs to the subject; the value is only the number.
  return found.map((each) => ({ ...each, end: each.start + (each.shown.split(/\s/)[0]?.length ?? 0) }));
}

function isYear(amount: number): boolean {
  return amount >= 1900 && amount <= 2100;
}

function isInRange(text: string, match: RegExpMatchArray): boolean {
  const start = match.index ?? 0;
  return rangeBefore.test(text.slice(0, start)) || rangeAfter.test(text.slice(start + match[0].length));
}

function collect(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => ClaimValue | undefined,
): FoundValue[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = read(match);
    if (!value) return [];
    return [{ value, shown: match[0].trim(), start: match.index, end: match.index + match[0].length }];
  });
}
