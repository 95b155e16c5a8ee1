import * as z from 'zod';

declare const inCents: unique symbol;

/** Money of the product: a whole number of US cents. Made by `cents`, so that a fraction never gets into a sum. */
export type Cents = number & { readonly [inCents]: true };

/** The only currency, as the payment provider names it. */
export const currency = 'usd';

function isCents(amount: number): amount is Cents {
  return Number.isSafeInteger(amount);
}

/** A whole number as money. Throws a RangeError for fractions. */
export function cents(amount: number): Cents {
  if (!isCents(amount)) throw new RangeError(`${amount} is not a whole number of cents`);
  return amount;
}

/** Money as it is stored and sent. */
export const centsSchema = z.int().transform(cents);

/** Whole dollars of the catalogue as money. */
export function centsOfUsd(usd: number): Cents {
  return cents(usd * 100);
}

/** The sum of amounts; nothing is 0. */
export function sumCents(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/** The part of a year's amount for that many of its twelve months, to the nearest cent. */
export function prorateByMonths(annual: Cents, months: number): Cents {
  if (!Number.isInteger(months) || months < 0 || months > 12)
    throw new RangeError(`${months} months are not part of a year`);
  return cents(Math.round((annual * months) / 12));
}

/** `$1,430.40`, `-$3.00`. */
export function formatCents(amount: Cents): string {
  const [dollars = '', rest = ''] = (Math.abs(amount) / 100).toFixed(2).split('.');
  return `${amount < 0 ? '-' : ''}$${dollars.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
}
