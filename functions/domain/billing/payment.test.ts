import { expect, test } from 'vitest';
import { cents } from '#shared/domain/billing/money.ts';
import { splitKept } from './payment.ts';

test.each([
  ['a payment', 10_890, 990, 0, 9900, 990],
  ['one without tax', 9900, 0, 0, 9900, 0],
  ['one of which half was refunded', 10_890, 990, 5445, 4950, 495],
  ['one that was refunded', 10_890, 990, 10_890, 0, 0],
  ['money paid back without a payment', 0, 0, 500, -500, 0],
])('%s counts as revenue without its tax', (_name, paid, tax, refunded, revenueCents, taxCents) => {
  const payment = { paidCents: cents(paid), taxCents: cents(tax), refundedCents: cents(refunded) };
  expect(splitKept(payment)).toEqual({ revenueCents, taxCents });
});
