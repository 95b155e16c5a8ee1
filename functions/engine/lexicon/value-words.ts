import type { ValueType } from './value-type.ts';

/** Currencies by their codes (ISO 4217); of francs and pesos there are several. */
export const currencyNames = ['USD', 'EUR', 'GBP', 'INR', 'RUB', 'other'] as const;
export type CurrencyName = (typeof currencyNames)[number];

/**
 * How a language writes numbers, money, lengths of time, telephone numbers, addresses and names; on text as written,
 * in any case, unless stated otherwise.
 */
export type ValueWords = {
  /** Between the ends of a range. */
  rangeJoiner?: RegExp;
  /** Between two consecutive numbers. */
  pairJoiner?: RegExp;
  /** From the first to the tenth; on folded text. */
  ordinals?: readonly RegExp[];
  /** An open event, such as an open house, where "open" isn't about opening hours. */
  openEvent?: RegExp;
  /** The number one, where it isn't an article alone. */
  one?: RegExp;
  /** Spelled numbers above one that count things. */
  counted?: RegExp;
  /** Spelled numbers that are another word without what they count. */
  countedBeforeNoun?: RegExp;
  /** Other words that answer "how many?". */
  timesAndHalves?: RegExp;
  /** Behind a number. */
  percent?: RegExp;
  /** Names of currencies behind an amount. */
  currencies?: Readonly<Partial<Record<CurrencyName, RegExp>>>;
  /** Names of hundredths of a currency behind an amount. */
  hundredths?: RegExp;
  /** Says that nothing is to be paid; the start of a word. */
  free?: RegExp;
  /** Lengths of time behind a number. */
  lengths?: RegExp;
  /** Lengths of time without a number. */
  wholeLengths?: RegExp;
  /** Between a number and its days or weeks. */
  countedDays?: RegExp;
  /** Announces a telephone number, with its edges. */
  phone?: RegExp;
  /** Announces another long number, with its edges. */
  otherNumber?: RegExp;
  /** Addresses, with their edges and in their case. */
  addresses?: RegExp;
  /** Before a name, space-separated in lower case. */
  honorifics?: string;
  /** Also a role without a name ("Professor Emeritus"). */
  roleHonorifics?: string;
  /** Inside a name. */
  nameParticles?: RegExp;
  /** Behind the name of a company, with its edge and in its case. */
  companyForms?: RegExp;
  /** Beside a name, without a space where the script has none. */
  rolesBesideName?: RegExp;
  /** Behind the numbers of a date. */
  dateMarks?: Readonly<Record<'year' | 'month' | 'day', RegExp>>;
  /** Values as only this language writes them, in a script of East Asia. */
  ownValues?: Readonly<Partial<Record<ValueType, RegExp>>>;
};
