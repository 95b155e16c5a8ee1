import { expect } from 'vitest';
import { findDifferences } from '#functions/domain/books/compare-books.ts';
import { addUp } from '#functions/domain/school-billing/school-invoice.ts';
import { pastDueGraceDays } from '#shared/domain/billing/subscription.ts';
import { addDays } from '#shared/domain/trial.ts';
import { expectOneSum } from '#tests/support/worlds/one-sum-fixture.ts';
import type { BillingWorld } from './billing-world.ts';

type Amounts = { paymentId: string; paidCents: number; refundedCents: number };

const listAmounts = (payments: readonly Amounts[]) =>
  payments
    .map(({ paymentId, paidCents, refundedCents }) => [paymentId, paidCents, refundedCents].join())
    .toSorted();

/** Asserts the state of an account after everything has arrived. */
export async function expectTruth(world: BillingWorld): Promise<void> {
  const account = world.account();
  const known = account?.subscription;
  const subscription = known && (await world.provider.readSubscription(known.subscriptionId));
  const status = subscription?.status;
  const graceEnd = account?.pastDueSince && addDays(new Date(account.pastDueSince), pastDueGraceDays);
  const hasRight =
    status === 'trialing' ||
    status === 'active' ||
    (status === 'past_due' && graceEnd !== undefined && graceEnd !== '' && new Date() < graceEnd);
  expect(known).toEqual(subscription);
  expect(world.organisation().plan).toBe(hasRight ? subscription?.planId : 'trial');
  const payments = listPayments(world);
  expect(world.totalCents()).toBe(
    payments.reduce((sum, { paidCents, refundedCents }) => sum + paidCents - refundedCents, 0),
  );
  // What staff see: who is past due, and how many pay.
  expect(world.isPastDue()).toBe(status === 'past_due');
  const hasPaid = world.organisation().paidSince !== undefined;
  if (world.totalCents() > 0) expect(hasPaid).toBe(true);
  expect(world.paid()).toBe(status === 'active' && hasPaid ? 1 : 0);
  const ofSchool = payments.filter(({ ownInvoiceId }) => ownInvoiceId);
  const invoice = world.schoolInvoice();
  const byCard = invoice?.payments.filter(({ method }) => method === 'card');
  expect(listAmounts(byCard ?? [])).toEqual(listAmounts(ofSchool));
  const covers = ofSchool.reduce((sum, { paidCents, refundedCents }) => sum + paidCents - refundedCents, 0);
  // What came twice may have paid another document, and is asked for here once one of the two is taken back.
  const isOwn = invoice && addUp(invoice).setOffCents >= 0;
  if (isOwn && covers >= invoice.proratedCents) expect(invoice.status).toBe('paid');
  if (invoice?.payments.length === 0 && invoice.setOffs.length === 0) expect(invoice.status).toBe('open');
  expectOneSum(world.schools.invoices(), 'the school');
  expect(await findDifferences(world.bookPorts)).toEqual([]);
}

function listPayments({ engine }: BillingWorld) {
  return Object.values(engine.state.intents).flatMap(({ id, amount, charge, metadata }) =>
    charge
      ? [
          {
            ...{ paymentId: id, paidCents: amount, refundedCents: charge.amount_refunded },
            ownInvoiceId: metadata.invoiceId,
          },
        ]
      : [],
  );
}

/** No credit without a payment: whatever a change gives back was paid, and the money was not taken back since. */
export function expectPaidCredit({ engine }: BillingWorld, before: ReadonlySet<string>): void {
  const { invoices, intents } = engine.state;
  for (const { id, lines } of Object.values(invoices)) {
    if (before.has(id)) continue;
    for (const { amount, credits } of lines) {
      if (amount >= 0) continue;
      const credited = invoices[credits ?? ''];
      expect(credited?.status).toBe('paid');
      const { charge } = intents[credited?.payment_intent ?? ''] ?? {};
      expect(charge?.amount_refunded ?? 0).toBe(0);
    }
  }
}

/**
 * Each period paid belongs to a subscription the customer has: an order that lost leaves nothing that is charged, and
 * what it took of the credit was given back.
 */
export function expectNothingPaidInVain({ engine, account, had }: BillingWorld): void {
  const { subscriptions, invoices, balanceTransactions } = engine.state;
  const current = account()?.subscription?.subscriptionId;
  for (const { id, ended_at } of Object.values(subscriptions))
    if (ended_at === null) expect(id, 'a subscription that nobody has').toBe(current);
  const strays = Object.values(invoices).filter(
    ({ subscription, status }) => status === 'paid' && subscription && !had(subscription),
  );
  for (const { amount_due } of strays) expect(amount_due, 'a charge for nothing').toBe(0);
  const taken = strays.reduce(
    (sum, { starting_balance, ending_balance }) => sum + ending_balance - starting_balance,
    0,
  );
  const givenBack = Object.values(balanceTransactions).reduce((sum, { amount }) => sum - amount, 0);
  expect(givenBack, 'credit that was eaten').toBe(taken);
}
