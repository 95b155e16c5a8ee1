import type { Stripe } from 'stripe';
import type { BilledCustomer } from '#functions/domain/billing/ports.ts';
import type { PaymentSettings } from './payment-settings.ts';

/**
 * A billed customer at Stripe: https://docs.stripe.com/api/customers/update. The custom fields stand on each later
 * invoice; an empty string removes what is known.
 */
export function toCustomer(
  billed: BilledCustomer,
  { addsTax }: Pick<PaymentSettings, 'addsTax'>,
): Stripe.CustomerUpdateParams {
  const { name, email, addressLines, postalCode, country, taxId, purchaseOrderNumber } = billed;
  const [line1 = '', ...others] = addressLines;
  const fields = [
    { name: 'Purchase order', value: purchaseOrderNumber },
    { name: 'Tax ID', value: taxId },
  ].filter(({ value }) => value !== '');
  return {
    name,
    email,
    // Stripe refuses an address without a country where tax depends on it.
    ...(country && { address: { line1, line2: others.join(', '), postal_code: postalCode, country } }),
    // Somebody can correct it now, and not when an invoice cannot be made.
    ...(country && addsTax && { tax: { validate_location: 'immediately' } }),
    invoice_settings: { custom_fields: fields.length > 0 ? fields : '' },
  };
}
