import { countryCodes } from '#shared/domain/billing/countries.ts';
import { type Fields, findText } from './form-fields.ts';
import { found, PaymentError } from './payment-error.ts';
import type { Customer, Invoice, PaymentState, Subscription, TaxId } from './payment-objects.ts';

// Stripe Tax, as far as we use it: https://docs.stripe.com/tax/customer-locations.

/** Where the seller is registered, with one rate each. Real rates are Stripe's. */
const registrations: readonly { country: string; postalCode: RegExp; rate: number; isReversed: boolean }[] = [
  { country: 'US', postalCode: /^1[0-4]/, rate: 0.088_75, isReversed: false },
  { country: 'US', postalCode: /^7[5-9]/, rate: 0.0825, isReversed: false },
  { country: 'DE', postalCode: /^/, rate: 0.19, isReversed: true },
  { country: 'GB', postalCode: /^/, rate: 0.2, isReversed: true },
];

/** Who is taxed. */
type Taxed = Pick<Customer, 'address' | 'tax_exempt'> & { hasTaxId: boolean };

/** The tax on an amount in cents. A company of another country with a tax number declares it there itself. */
export function taxOf(amount: number, { address, tax_exempt, hasTaxId }: Taxed): number {
  const place = registrations.find(
    ({ country, postalCode }) => country === address?.country && postalCode.test(address.postal_code),
  );
  if (!place || tax_exempt === 'exempt' || (place.isReversed && hasTaxId)) return 0;
  return Math.round(amount * place.rate);
}

/** The sum of a subscription's line items and their tax. */
export function addTax(
  { customers, taxIds }: PaymentState,
  { automatic_tax, customer: id }: Subscription,
  lines: Invoice['lines'],
): { total: number; tax: number } {
  const sum = lines.reduce((amounts, { amount }) => amounts + amount, 0);
  const hasTaxId = Object.values(taxIds).some(({ customer }) => customer === id);
  const tax = automatic_tax.enabled ? taxOf(sum, { ...found(customers[id]), hasTaxId }) : 0;
  return { total: sum + tax, tax };
}

/** Whether an address is enough: everywhere a country, in the US and Canada a postal code too. */
export function isTaxable(address: Customer['address']): boolean {
  if (!address || !countryCodes.includes(address.country)) return false;
  if (address.country === 'US') return /^(?!00000)\d{5}/.test(address.postal_code);
  return address.country !== 'CA' || address.postal_code !== '';
}

/** Refuses an address that isn't enough. */
export function requireTaxable(address: Customer['address']): void {
  if (isTaxable(address)) return;
  throw new PaymentError(
    ...([400, 'invalid_request_error', 'customer_tax_location_invalid'] as const),
    'The customer’s location is not recognized. Set a valid address to calculate tax automatically.',
  );
}

/** An address of a call; null when there is none. */
export function readAddress(fields: Fields, ...path: string[]): Customer['address'] {
  const country = findText(fields, ...path, 'address', 'country');
  if (!country) return null;
  return { country, postal_code: findText(fields, ...path, 'address', 'postal_code') ?? '' };
}

export function readExemption(fields: Fields, ...path: string[]): Customer['tax_exempt'] {
  return findText(fields, ...path, 'tax_exempt') === 'exempt' ? 'exempt' : 'none';
}

/** Stripe checks the form of a number, not whether it exists. */
const taxIdForms = new Map([
  ['us_ein', /^\d{2}-?\d{7}$/],
  ['eu_vat', /^[A-Z]{2}[\dA-Z]{2,12}$/],
  ['gb_vat', /^(?:GB|XI)?\d{9}(?:\d{3})?$/],
]);

export function readTaxId(fields: Fields, ...path: string[]): Pick<TaxId, 'type' | 'value'> | undefined {
  const [type, value] = [findText(fields, ...path, 'type'), findText(fields, ...path, 'value')];
  if (!type || !value) return undefined;
  if (taxIdForms.get(type)?.test(value) === false)
    throw new PaymentError(
      400,
      'invalid_request_error',
      'tax_id_invalid',
      `Invalid value for ${type}.`,
      'value',
    );
  return { type, value };
}
