import { expect, test } from 'vitest';
import type { CheckoutOrder } from '#shared/contract/billing/checkout.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { fakeClient, refuse } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { CardPayment } from './card-payment.tsx';

const place = { country: 'DE', postalCode: '', taxId: 'DE12', exemptionNumber: '' };

const order: CheckoutOrder = {
  ...{ organisationName: 'Maple Grove', priceCents: cents(9900), setupFeeCents: cents(0) },
  ...{ dueTodayCents: cents(9900), creditCents: cents(0), trialEnd: null, dueAfterTrialCents: null },
  ...{ addsTax: true, tax: { place, taxCents: cents(0) }, paymentForm: { kind: 'embedded' } },
  ...{ isTestMode: true, paysByInvoice: false, status: null, planId: null, savedCard: null },
  ...{ paidCents: cents(0), nextDueCents: null },
};

test('a tax number that is refused with the order stands at its field', async () => {
  const message = 'This is not a tax number of that country.';
  const issues = [{ field: 'taxPlace.taxId', message }];
  fakeClient({ checkout: { createSubscription: refuse('VALIDATION', { issues }) } });
  const input = { platform: 'gpt', tierId: 'professional', interval: 'monthly' } as const;
  const { press, field } = openPart(
    <CardPayment
      order={order}
      input={{ ...input, customerEmail: 'ada@maple.test', customerName: 'Ada', purchaseOrderNumber: '' }}
      isForSchools={false}
      successPath="/checkout/success"
      onPlaced={() => undefined}
      onPaid={() => undefined}
    />,
  );
  await press('Pay $99.00 and subscribe');
  const number = await field(/^Tax number/);
  expect(number).toHaveProperty('value', 'DE12');
  expect(number.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(`${number.id}-error`)?.textContent).toContain(message);
});
