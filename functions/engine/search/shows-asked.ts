import { detectLanguage } from '#functions/engine/language/detect/detect-language.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import { findWeekdays } from '#functions/engine/values/weekday-names.ts';
import { findAskedValues } from './find-asked-values.ts';

/** What tells a kind of value as well as itself. */
export const toldAs: Readonly<Partial<Record<ValueType, readonly ValueType[]>>> = {
  money: ['money', 'percent'],
  phone: ['phone'],
  email: ['email'],
  date: ['date', 'time', 'duration', 'number'],
  time: ['time', 'date', 'duration', 'number'],
};

/** Whether a text shows one of these kinds of value; a weekday tells a time. */
export function showsOneOf(kinds: readonly ValueType[], text: string): boolean {
  const isDay = kinds.includes('time') && findWeekdays(text).length > 0;
  return isDay || kinds.some((kind) => showsValue(kind, text));
}

/** "Email address" asks for an address too. */
const answersTo: typeof toldAs = { ...toldAs, address: ['address', 'email'] };

/** Whether an answer holds what its question asks for by its form: a price, a time, a date or a place. */
export function showsAsked(question: string, answer: string): boolean {
  const [value] = findAskedValues(question, detectLanguage(question, 'en') ?? 'en');
  return value === undefined || showsOneOf(answersTo[value] ?? [value], answer);
}
