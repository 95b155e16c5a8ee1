import type { PaymentProvider } from '#functions/domain/billing/ports.ts';
import { cents, currency } from '#shared/domain/billing/money.ts';
import { findTaxIdType, type TaxPlace } from '#shared/domain/billing/tax-place.ts';
import { AppError } from '#shared/errors.ts';
import { findPlanPrice } from './catalogue-prices.ts';
import { type CallStripe, PaymentRefusal } from './open-stripe.ts';

/** Stripe Tax: https://docs.stripe.com/tax/customer-locations. */
export function openTaxes(callStripe: CallStripe): Pick<PaymentProvider, 'placeCustomer' | 'previewTax'> {
  return {
    async placeCustomer(customerId, place) {
      const owner = { type: 'customer', customer: customerId } as const;
      const { type, value } = findTaxId(place) ?? {};
      await explainRefusal('taxPlace.', async () => {
        const { data } = await callStripe((stripe) => stripe.taxIds.list({ owner, limit: 100 }));
        // A refused number leaves the customer where it was.
        if (type && value && !data.some((known) => known.type === type && known.value === value))
          await callStripe((stripe) => stripe.taxIds.create({ owner, type, value }));
        await callStripe((stripe) =>
          stripe.customers.update(customerId, {
            address: toAddress(place),
            tax_exempt: toExemption(place),
            metadata: { exemptionNumber: place.exemptionNumber },
            // An unknown place is refused here, where somebody can correct it, and not with the first invoice.
            tax: { validate_location: 'immediately' },
          }),
        );
        for (const known of data)
          if (known.type !== type || known.value !== value)
            await callStripe((stripe) => stripe.taxIds.del(known.id));
      });
    },
    async previewTax(purchase, place) {
      const price = await findPlanPrice(callStripe, purchase);
      const taxId = findTaxId(place);
      const { automatic_tax, total_taxes } = await explainRefusal('taxPlace.', () =>
        callStripe((stripe) =>
          stripe.invoices.createPreview({
            currency,
            automatic_tax: { enabled: true },
            customer_details: {
              address: toAddress(place),
              tax_exempt: toExemption(place),
              ...(taxId && { tax_ids: [taxId] }),
            },
            subscription_details: { items: [{ price }] },
          }),
        ),
      );
      if (automatic_tax.status === 'requires_location_inputs') throw unknownPlace('taxPlace.');
      if (automatic_tax.status !== 'complete') throw new AppError('UNAVAILABLE');
      return cents((total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0));
    },
  };
}

const toAddress = ({ country, postalCode }: TaxPlace) => ({ country, postal_code: postalCode });

const toExemption = ({ exemptionNumber }: TaxPlace): 'exempt' | 'none' =>
  exemptionNumber ? 'exempt' : 'none';

function findTaxId({ country, taxId: value }: TaxPlace) {
  const type = findTaxIdType(country);
  return type && value ? { type, value } : undefined;
}

/** Fields of a form by the parameters in which the provider gets them. */
const fieldsByParameter: Record<string, string> = {
  ...{ email: 'billingEmail', name: 'organisationName', line1: 'addressLines', line2: 'addressLines' },
  ...{ postal_code: 'postalCode', country: 'country', value: 'taxId' },
};

/** Names the field that the provider does not accept, with the start of its name in the caller's form. */
export async function explainRefusal<Answer>(
  start: string,
  call: () => Promise<Answer>,
  fields = fieldsByParameter,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PaymentRefusal)) throw error;
    if (error.code === 'customer_tax_location_invalid') throw unknownPlace(start);
    const field = error.code === 'tax_id_invalid' ? 'taxId' : fields[error.parameter ?? ''];
    if (!field) throw error;
    throw refuse(
      `${start}${field}`,
      field === 'taxId'
        ? 'This is not a tax number of that country. Check it for typos, or leave it empty.'
        : 'Our payment provider does not accept this. Check it for typos.',
    );
  }
}

function unknownPlace(start: string): AppError {
  return refuse(`${start}postalCode`, 'We couldn’t find this place. Check the country and the postal code.');
}

function refuse(field: string, message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field, message }] });
}
