import { tokenize } from '#functions/engine/language/tokenize.ts';
import { numberOfWord } from '#functions/engine/values/spelled-numbers.ts';
import { currencySource, percentSource } from '#functions/engine/values/unit-words.ts';
import { calendarNameOf } from './calendar-names.ts';
import { plainAddress, plainNumber, timeOf } from './plain-values.ts';

/**
 * The exact values in a text, normalized: `number:4900`, `unit:usd:4900`, `time:16:00`, `month:4`, `weekday:1`,
 * `phone:4405550142`, `address:office@maple.example` (email or web).
 */
export function readValues(text: string): Set<string> {
  const values = new Set<string>();
  let rest = text;
  for (const { pattern, read } of kinds) {
    rest = rest.replace(pattern, (...match: unknown[]) => {
      for (const value of read(match.map((part) => (typeof part === 'string' ? part : ''))))
        values.add(value);
      return ' ';
    });
  }
  for (const { word } of tokenize(rest)) {
    const number = numberOfWord(word);
    if (number !== undefined) values.add(`number:${number}`);
  }
  for (const name of readCalendarNames(text)) values.add(name);
  return values;
}

const units: readonly (readonly [string, string])[] = [
  ['usd', `\\$|usd|${currencySource('USD')}`],
  ['eur', `€|eur|${currencySource('EUR')}`],
  ['gbp', `£|gbp|${currencySource('GBP')}`],
  ['chf', 'chf'],
  ['percent', `%|${percentSource}`],
  ['rub', `₽|${currencySource('RUB')}`],
];
const unitWords = units.map(([, source]) => source).join('|');
const unitPatterns = units.map(([unit, source]) => [unit, new RegExp(`^(?:${source})$`, 'iu')] as const);

type Kind = { pattern: RegExp; read: (match: string[]) => string[] };

/** In order of precedence: each kind removes its values from the text, so a phone number isn't read as amounts. */
const kinds: readonly Kind[] = [
  {
    pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
    read: ([address = '']) => [`address:${address.toLowerCase()}`],
  },
  {
    pattern:
      /(?:https?:\/\/|www\.)[^\s<>()"']+|(?<![\p{L}\d@.-])(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/[^\s<>()"']*)?(?![\p{L}\d])/giu,
    read: ([address = '']) => [`address:${plainAddress(address)}`],
  },
  {
    // ITU-T E.164: at most 15 digits; shorter than 7 are amounts, years and postcodes.
    pattern: /(?<![\d\p{L}])\+?\(?\d[\d\s()./–-]{5,20}\d(?![\d\p{L}])/gu,
    read: ([phone = '']) => readPhone(phone),
  },
  {
    pattern: /(?<![\d.,:])(\d{1,2})(?:\s?[:h.]\s?([0-5]\d))?\s*(?:(a|p)\.?\s?m\b\.?|uhr\b|h\b|o.clock\b)/giu,
    read: ([, hour = '', minute = '', half = '']) => [timeOf(hour, minute, half)],
  },
  {
    pattern: /(?<![\d.,:])(\d{1,2})[:h]([0-5]\d)(?!\d)/gu,
    read: ([, hour = '', minute = '']) => [timeOf(hour, minute, '')],
  },
  {
    pattern: new RegExp(
      `([$€£¥₹₽])?\\s?(\\d{1,3}(?:[.,'’\\u00a0\\u202f ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?)(?:\\s?([$€£¥₹₽%]|(?:${unitWords})(?!\\p{L})))?`,
      'giu',
    ),
    read: ([, before = '', figure = '', after = '']) => [
      `number:${plainNumber(figure)}`,
      ...withUnit(before || after, plainNumber(figure)),
    ],
  },
];

function readPhone(text: string): string[] {
  const digits = text.replace(/\D/g, '');
  const parts = text.split(/[\s()./–-]+/).filter(Boolean);
  const isDate = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(text.trim());
  const isPhone = digits.length >= 7 && digits.length <= 15 && !isDate && !isAmount(text) && !isYears(parts);
  return isPhone ? [`phone:${digits}`] : parts.map((part) => `number:${Number(part)}`);
}

function isAmount(text: string): boolean {
  return /^\d{1,3}(?:[. ]\d{3})+(?:,\d\d)?$/.test(text.trim()) && !text.trim().startsWith('0');
}

const isYears = (parts: readonly string[]): boolean => parts.every((part) => /^(?:19|20)\d\d$/.test(part));

function withUnit(written: string, number: string): string[] {
  if (written === '') return [];
  return [`unit:${unitPatterns.find(([, pattern]) => pattern.test(written))?.[0] ?? written}:${number}`];
}

/** "May" and "mar" are months only next to a number or with a capital letter. */
function readCalendarNames(text: string): string[] {
  return tokenize(text).flatMap(({ word, start, end }) => {
    const name = calendarNameOf(word);
    const isName = /\p{Lu}/u.test(text.slice(start, start + 1)) || (word.length > 4 && end - start > 4);
    return name && isName ? [`${name.kind}:${name.number}`] : [];
  });
}
