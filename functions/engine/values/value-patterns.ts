import { rememberByText } from '../language/remember-by-text.ts';
import { type ValueType, valueTypes } from '../lexicon/value-type.ts';
import { addressPattern } from './address-pattern.ts';
import {
  durationPattern,
  moneyPattern,
  numberPattern,
  percentPattern,
  timePattern,
} from './amount-patterns.ts';
import { datePattern } from './date-pattern.ts';
import { isName, namedRolePattern, personPattern, withoutCompanies } from './people.ts';
import { isPhone, phonePattern } from './phones.ts';
import { valueSource } from './value-source.ts';

/** How pages in the supported languages write each kind of value. */
const patterns: Record<ValueType, RegExp> = {
  money: moneyPattern,
  percent: percentPattern,
  phone: phonePattern,
  email:
    /\w[\w.+-]*(?:\s?(?:@|\[at\]|\(at\)|\[@\]|\(@\))\s?)[\w-]+(?:(?:\.|\s?\[(?:dot|punkt|\.)\]\s?|\s?\(dot\)\s?)[\w-]+)+/giu,
  address: addressPattern,
  time: timePattern,
  date: datePattern,
  duration: durationPattern,
  number: numberPattern,
  person: personPattern,
};

const eastAsianSignPattern = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}￥₩]/u;
/** Values as only the languages of East Asia write them; a test of the script is much cheaper than these. */
const eastAsianPatterns = new Map<ValueType, RegExp>([
  ...valueTypes.map((type) => [type, ownPattern(type)] as const),
  ['person', namedRolePattern],
]);

function ownPattern(type: ValueType): RegExp {
  const source = valueSource(({ ownValues }) => ownValues?.[type]);
  return new RegExp(source === '(?:)' ? '(?!)' : source, 'gu');
}

/** Longer pieces aren't statements; the limit also bounds the patterns' run time. */
const searchedLength = 2000;

/** These kinds always contain a digit, and testing for a digit is much cheaper. */
const writtenInDigits: ReadonlySet<ValueType> = new Set<ValueType>(['phone', 'address', 'percent']);

/** Finds values of a kind in a text, in order, as written. */
export function findValues(type: ValueType, text: string): string[] {
  const start = text.slice(0, searchedLength);
  const searched = type === 'person' ? withoutCompanies(start) : start;
  const isPossible = !writtenInDigits.has(type) || /\d/.test(searched);
  const written = isPossible ? (searched.match(patterns[type]) ?? []) : [];
  const found = [...written, ...findEastAsian(type, searched)];
  const trimmed = found.map((value) => value.trim().replace(/[,;.]$/, ''));
  if (type === 'person') return trimmed.filter(isName);
  return type === 'phone' ? trimmed.filter(isPhone) : trimmed;
}

const showsEach = new Map(
  valueTypes.map((type) => [type, rememberByText((text) => findValues(type, text).length > 0)] as const),
);

/** Whether a text contains a value of a kind. */
export const showsValue = (type: ValueType, text: string): boolean => showsEach.get(type)?.(text) ?? false;

function findEastAsian(type: ValueType, text: string): string[] {
  const pattern = eastAsianPatterns.get(type);
  return pattern && eastAsianSignPattern.test(text) ? (text.match(pattern) ?? []) : [];
}
