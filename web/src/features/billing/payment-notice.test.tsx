import { expect, test } from 'vitest';
import type { Billing } from '#shared/contract/billing/billing.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { draw } from '#tests/support/pages/drawn-page.tsx';
import { PaymentNotice } from './payment-notice.tsx';

const subscription: NonNullable<Billing['subscription']> = {
  ...{ status: 'past_due', planId: 'growth', interval: 'annual', priceCents: cents(95_000) },
  ...{ nextChargeAt: null, nextDueCents: null, currentPeriodEnd: '2027-01-15T00:00:00.000Z' },
  ...{ cancelAtPeriodEnd: false, card: null, graceEndsAt: '2026-01-29T00:00:00.000Z' },
  openInvoice: { invoiceId: 'in_1', dueCents: cents(15_000), url: 'https://pay.test/1', asksOwner: false },
};

const read = (state: Billing['state'], asksOwner = false) => {
  const { openInvoice } = subscription;
  const asked = { ...subscription, openInvoice: openInvoice && { ...openInvoice, asksOwner } };
  return draw(<PaymentNotice state={state} subscription={asked} />).texts.join(' ');
};

test('a customer who owes reads the amount due after credit, until when, and what to do', () => {
  expect(read('past-due')).toMatch(/until January 29, 2026\. .*pay \$150\.00 or enter another card/);
  expect(read('past-due')).toMatch(/Pay\s+\$150\.00$/);
  expect(read('past-due', true)).toMatch(/asks you to confirm.*Confirm and pay\s+\$150\.00$/);
  expect(read('owing', true)).toContain('plan changes as soon as you confirm the payment of $150.00');
});

test('a paused customer reads no day that is past', () => {
  expect(read('paused')).toMatch(/taking a break.*\$150\.00 has not arrived/);
  expect(read('paused')).not.toContain('2026');
});
