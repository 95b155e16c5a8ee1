import { type CurrencyName, currencyNames } from '../lexicon/value-words.ts';
import { valueSource } from './value-source.ts';

/** How all languages write "percent" behind a number, as the source of a pattern. */
export const percentSource = valueSource(({ percent }) => percent);

/** How all languages name a currency behind an amount, as the source of a pattern. */
export function currencySource(name: CurrencyName): string {
  return valueSource(({ currencies }) => currencies?.[name]);
}

/** Names of all currencies behind an amount, as the source of a pattern. */
export const currenciesSource = currencyNames.map(currencySource).join('|');

/** Names of lengths of time behind a number, as the source of a pattern. */
export const lengthSource = valueSource(({ lengths }) => lengths);

/** Between a number and its days ("working days"), including the space, as the source of a pattern. */
export const countedDaysSource = `(?:${valueSource(({ countedDays }) => countedDays)} )?`;

/** Spelled numbers above one, as the source of a pattern. */
export const spelledSource = valueSource(({ counted }) => counted);

/** The same before what they count. */
export const countedSource = `(?:${spelledSource}|${valueSource(({ countedBeforeNoun }) => countedBeforeNoun)})`;
