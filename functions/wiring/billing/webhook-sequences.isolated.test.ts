import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { receiveEvent } from '#functions/domain/billing/receive-event.ts';
import { runBilling } from '#functions/domain/billing/run-billing.ts';
import { makeCustomer } from '#functions/domain/plans/customer-fixture.ts';
import { cents } from '#shared/domain/money.ts';
import { pastDueGraceDays } from '#shared/domain/subscription.ts';
import { addDays } from '#shared/domain/trial.ts';
import { AppError } from '#shared/errors.ts';
import { openBillingWorld } from './billing-world-fixture.ts';

// Seeded random customer actions and event orders, so that failures can be reproduced.

const sequences = 1000;

/** Numbers from 0 to 1 determined by a seed (mulberry32). */
function drawFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Amounts = { paymentId: string; paidCents: number; refundedCents: number };

const listAmounts = (payments: readonly Amounts[]) =>
  payments
    .map(({ paymentId, paidCents, refundedCents }) => [paymentId, paidCents, refundedCents].join())
    .toSorted();

/** Asserts the state of an account after everything has arrived. */
function expectTruth(world: ReturnType<typeof openBillingWorld>): void {
  const { subscription, payments } = world.provider;
  const account = world.account();
  const { status } = subscription;
  const graceEnd = account.pastDueSince && addDays(new Date(account.pastDueSince), pastDueGraceDays);
  const hasRight =
    status === 'trialing' ||
    status === 'active' ||
    (status === 'past_due' && graceEnd !== undefined && graceEnd !== '' && world.now() < graceEnd);
  expect(account.subscription).toEqual(subscription);
  expect(world.organisation().plan).toBe(hasRight ? subscription.planId : 'trial');
  const net = [...payments.values()].reduce(
    (sum, { paidCents, refundedCents }) => sum + paidCents - refundedCents,
    0,
  );
  expect(world.totalCents()).toBe(net);
  // What staff see: who is past due, and how many pay.
  expect(world.isPastDue()).toBe(status === 'past_due');
  expect(world.paid()).toBe(status === 'active' ? 1 : 0);
  const ofSchool = [...payments.values()].filter(({ ownInvoiceId }) => ownInvoiceId);
  const invoice = world.schoolInvoice();
  expect(listAmounts(invoice?.payments ?? [])).toEqual(listAmounts(ofSchool));
  const covers = ofSchool.reduce((sum, { paidCents, refundedCents }) => sum + paidCents - refundedCents, 0);
  if (invoice && covers >= invoice.proratedCents) expect(invoice.status).toBe('paid');
  if (ofSchool.length === 0) expect(invoice?.status).toBe('open');
}

test(`${sequences} sequences of duplicate, reordered, late, forged and foreign events leave the right state`, async () => {
  for (let seed = 1; seed <= sequences; seed++) {
    const draw = drawFrom(seed);
    const world = openBillingWorld(makeCustomer());
    await world.invoiceSchool();
    const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(draw() * items.length)];
    const waiting: string[] = [];
    const deliver = async (payload: string, signature = world.sign(payload)) =>
      receiveEvent(world.ports, payload, signature);
    for (let step = 0; step < 12; step++) {
      const payload = world.happen(pick(world.deeds) ?? 'renew', draw);
      waiting.push(payload);
      if (draw() < 0.3) waiting.push(payload);
      if (draw() < 0.4) world.pass(draw() * 4);
      const chance = draw();
      if (chance < 0.5) {
        const [next] = waiting.splice(Math.floor(draw() * waiting.length), 1);
        if (next) await Promise.all(draw() < 0.2 ? [deliver(next), deliver(next)] : [deliver(next)]);
      } else if (chance < 0.6) {
        const before = JSON.stringify(world.account());
        const forged = payload.replace(/cus_\w+/, 'cus_other');
        await expect(deliver(forged, world.sign(payload))).rejects.toBeInstanceOf(AppError);
        await expect(deliver(payload, world.sign(payload, 'whsec_stranger'))).rejects.toBeInstanceOf(
          AppError,
        );
        await deliver(world.ofStranger(payload));
        expect(JSON.stringify(world.account())).toBe(before);
      }
    }
    world.pass(1);
    while (waiting.length) {
      const [next] = waiting.splice(Math.floor(draw() * waiting.length), 1);
      if (next) await deliver(next);
    }
    expectTruth(world);
    // Without further events, the sweeper still finds changes while there is a live subscription.
    const isLive = world.provider.subscription.status !== 'canceled';
    world.happen(pick(world.deeds) ?? 'renew', draw);
    world.pass(2);
    await runBilling({
      ...world.ports,
      reportItem: (_id, error) => {
        throw error;
      },
    });
    expect(world.account().subscription).toEqual(world.provider.subscription);
    if (isLive) expectTruth(world);
  }
});

test('event signatures match Stripe’s', () => {
  const world = openBillingWorld(makeCustomer());
  const payload = world.happen('renew', () => 0);
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: world.secret });
  expect(() => Stripe.webhooks.constructEvent(payload, header, world.secret)).not.toThrow();
  expect(cents(1)).toBe(1);
});
