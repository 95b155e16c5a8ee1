import { foldWord } from '#functions/engine/language/tokenize.ts';
import { calendarLocales } from './calendar-names.ts';

/** Durations in minutes; months and years are separate, because months differ in length. */
const durations = { minute: 1, hour: 60, day: 1440, week: 10_080 } as const;
const months = { month: 1, year: 12 } as const;
const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'DKK', 'SEK', 'NOK', 'PLN'] as const;

export type Unit = { dimension: string; factor: number };

let known: ReadonlyMap<string, Unit> | undefined;

/**
 * Names of units after a number in every language of the runtime, folded. Read at first use, because the runtime then
 * loads the data.
 */
function readNames(): ReadonlyMap<string, Unit> {
  known ??= new Map(listNames());
  return known;
}

const listNames = (): [string, Unit][] => [
  ...Object.entries(durations).flatMap(([unit, factor]) => namesOf(unit, { dimension: 'minutes', factor })),
  ...Object.entries(months).flatMap(([unit, factor]) => namesOf(unit, { dimension: 'months', factor })),
  ...namesOf('percent', { dimension: 'percent', factor: 1 }),
  ...currencies.flatMap(namesOfCurrency),
  ...['%', '٪'].map((sign): [string, Unit] => [sign, { dimension: 'percent', factor: 1 }]),
  ...[...'$€£'].map((sign, index): [string, Unit] => [
    sign,
    { dimension: currencies[index] ?? sign, factor: 1 },
  ]),
];

/** The unit that a word after a number names, in any language. */
export function unitOf(word: string): Unit | undefined {
  const folded = foldWord(word);
  const names = readNames();
  return names.get(folded) ?? names.get(folded.replace(/[sn]$/, ''));
}

function namesOf(unit: string, value: Unit): [string, Unit][] {
  return calendarLocales.flatMap((locale) =>
    [1, 2, 5].flatMap((count) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
        .formatToParts(count)
        .filter(({ type }) => type === 'unit')
        .map(({ value: name }): [string, Unit] => [foldWord(name.trim()), value]),
    ),
  );
}

/** "US dollars" and "dollars": pages rarely name the country. */
function namesOfCurrency(currency: string): [string, Unit][] {
  const value = { dimension: currency, factor: 1 };
  const spelled = calendarLocales.flatMap((locale) =>
    [1, 2, 5].flatMap((count) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
        .formatToParts(count)
        .filter(({ type }) => type === 'currency')
        .flatMap(({ value: name }) => name.split(/[\s-]/).filter((word) => word.length > 3)),
    ),
  );
  return [currency, ...spelled].map((name): [string, Unit] => [foldWord(name), value]);
}
