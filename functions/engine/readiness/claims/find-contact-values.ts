import { foldWord } from '#functions/engine/language/tokenize.ts';
import { intentSource } from '#functions/engine/search/join-dialogues.ts';
import { readNumberLabel } from '#functions/engine/values/number-labels.ts';
import { findValues } from '#functions/engine/values/value-patterns.ts';
import type { FoundValue } from './claim.ts';

const faxPattern = new RegExp(
  intentSource(({ fax }) => fax),
  'iu',
);
const faxDistance = 16;

/** Phone and fax numbers in a text. */
export function findPhones(text: string): FoundValue[] {
  return located('phone', text).flatMap(({ shown, start, end }) => {
    if (readNumberLabel(text.slice(0, start)) === 'other') return [];
    const isFax = faxPattern.test(text.slice(Math.max(0, start - faxDistance), start));
    return { value: { kind: isFax ? 'fax' : 'phone', digits: toDigits(shown) }, shown, start, end };
  });
}

/** Email addresses in a text, including disguised ones. */
export function findEmails(text: string): FoundValue[] {
  return located('email', text).flatMap(({ shown, start, end }) => {
    const plain = shown
      .toLowerCase()
      .replace(/\s?[[(](?:at|@)[\])]\s?/g, '@')
      .replace(/\s?[[(](?:dot|punkt|\.)[\])]\s?/g, '.');
    const [local = '', domain = ''] = plain.split('@');
    return domain === '' ? [] : [{ value: { kind: 'email', local, domain }, shown, start, end }];
  });
}

/** Street addresses in a text, with postcode and town. */
export function findAddresses(text: string): FoundValue[] {
  return located('address', text).flatMap(({ shown, start, end }) => {
    const number = /(?<!\d)\d{1,5}\s?[a-z]?(?!\p{L}|\d)/iu.exec(shown)?.[0]?.replace(/\s/g, '') ?? '';
    const street = streetKey(shown.replace(/(?<!\d)\d{1,5}\s?[a-z]?(?!\p{L}|\d)/iu, ''));
    if (number === '' || street.length < 3 || /^\d{5}/.test(shown) || /\b[A-Z]{2}\s+\d{5}$/.test(shown))
      return [];
    const town = /(?<!\d)\d{4,6}(?!\d)/.exec(text.slice(end, end + 80))?.[0] ?? '';
    const townName = foldWord(townNamePattern.exec(text.slice(end, end + 80))?.[1] ?? '');
    const value = { kind: 'address', number: number.toLowerCase(), street, town, townName } as const;
    return [{ value, shown, start, end }];
  });
}

/** "Eugene" in ", Eugene, OR 97403" and in ", 97403 Eugene". */
const townNamePattern = /^[\s,]*(?:\d{4,6}\s+)?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)/u;

const streetWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:street|str)\b/g, 'st'],
  [/\b(?:avenue|av)\b/g, 'ave'],
  [/\broad\b/g, 'rd'],
  [/\bdrive\b/g, 'dr'],
  [/\blane\b/g, 'ln'],
  [/\b(?:boulevard|bd)\b/g, 'blvd'],
  [/stra(?:ss)?e\b/g, 'str'],
  [/\b(?:north|south|east|west|[nsew])\b/g, ''],
];

function streetKey(street: string): string {
  const folded = foldWord(street).replace(/[.,'’]/g, ' ');
  const short = streetWords.reduce((text, [pattern, word]) => text.replace(pattern, word), folded);
  return short.replace(/[^\p{L}]+/gu, '');
}

function located(type: 'phone' | 'email' | 'address', text: string) {
  let from = 0;
  return findValues(type, text).map((shown) => {
    const start = Math.max(from, text.indexOf(shown, from));
    from = start + shown.length;
    return { shown, start, end: from };
  });
}

/** Removes the optional country code and trunk prefix. */
function toDigits(shown: string): string {
  const isInternational = /^(?:\+|00)/.test(shown.trim());
  const digits = shown.replace(/\(0\)/, '').replace(/\D/g, '').replace(/^0+/, '');
  return isInternational ? digits : digits.replace(/^0/, '');
}
