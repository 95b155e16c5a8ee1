import * as z from 'zod';

declare const inCents: unique symbol;

/** A whole number of US cents, made by `cents` so that a sum never contains fractions. */
export type Cents = number & { readonly [inCents]: true };

/** The only currency, by its Stripe code. */
export const currency = 'usd';

const isCents = (amount: number): amount is Cents => Number.isSafeInteger(amount);

/** Converts a whole number to money. Throws a RangeError for fractions. */
export function cents(amount: number): Cents {
  if (!isCents(amount)) throw new RangeError(`${amount} is not a whole number of cents`);
  return amount;
}

/** Money as stored and sent. */
export const centsSchema = z.int().transform(cents);

/** Converts whole catalogue dollars to money. */
export const centsOfUsd = (usd: number): Cents => cents(usd * 100);

/** The sum of amounts; 0 for none. */
export function sumCents(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/** The share of a year's amount for a number of months, to the nearest cent. */
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
