import { rangeJoinerSource } from '#functions/engine/values/number-range.ts';
import { readFigure } from '#functions/engine/values/read-figure.ts';
import { currenciesSource } from '#functions/engine/values/unit-words.ts';
import type { FoundValue } from './claim.ts';
import { periodOf } from './periods.ts';

const number = "\\d{1,3}(?:[.,\u00a0 ’']\\d{3})*(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const currencyBefore = '[$€£¥₹₽₩]|US\\$|USD|EUR|GBP|CHF|Rs\\.?|INR|CAD|AUD';
const currencyAfter = `[$€£¥₹₽₩]|(?:USD|EUR|GBP|CHF|INR|${currenciesSource})(?!\\p{L})`;
const moneyPattern = new RegExp(
  `(?<![\\p{L}\\d])(?:(${currencyBefore})\\s?(${number})|(${number})(?:,-)?\\s?(${currencyAfter}))(?!\\d)`,
  'giu',
);
const rangeBefore = new RegExp(`[\\d\\p{L}]\\s*[-–]\\s*$|[\\d€$£%]\\s+${rangeJoinerSource}\\s+$`, 'iu');
const rangeAfter = new RegExp(`^\\s*(?:-|–|${rangeJoinerSource})\\s*[\\d$€£]`, 'iu');

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
  return [...text.matchAll(moneyPattern)].flatMap((match) => {
    const [shown, sign, amount, amountBefore, unit] = match;
    const parsed = readFigure(amount ?? amountBefore ?? '');
    if (parsed === undefined || isInRange(text, match)) return [];
    const written = (sign ?? unit ?? '').toLowerCase();
    const [start, end] = [match.index, match.index + shown.length];
    const per = periodOf(text.slice(end, end + 30));
    const currency = currencies[written] ?? written.toUpperCase();
    return [{ value: { kind: 'price', amount: parsed, currency, per }, shown: shown.trim(), start, end }];
  });
}

function isInRange(text: string, match: RegExpMatchArray): boolean {
  const start = match.index ?? 0;
  return rangeBefore.test(text.slice(0, start)) || rangeAfter.test(text.slice(start + match[0].length));
}
