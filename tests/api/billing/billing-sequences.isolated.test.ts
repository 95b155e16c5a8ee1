import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { receiveEvent } from '#functions/domain/billing/receive-event.ts';
import { refundPayment } from '#functions/domain/billing/refunds/refund-payment.ts';
import { runBilling } from '#functions/domain/billing/run-billing.ts';
import { describeOrder } from '#functions/domain/billing/subscription/describe-order.ts';
import { endSubscription } from '#infra/local/payments/payment-subscriptions.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { AppError } from '#shared/errors.ts';
import { runsInFull } from '#tests/support/sample.ts';
import { makeCustomer } from '#tests/support/worlds/customer-fixture.ts';
import { type Draw, deeds, doDeed, pickFrom } from './billing-deeds.ts';
import { expectNothingPaidInVain, expectPaidCredit, expectTruth } from './billing-truths.ts';
import { type BillingWorld, openBillingWorld } from './billing-world.ts';
import { openSlowNetwork } from './slow-network.ts';

// Seeded random actions of a customer, deeds of banks and orders of events, so that failures can be reproduced.

/** `npm run billing:sequences -- 1000` runs more of them. */
const sequences = Number(process.env.BILLING_SEQUENCES ?? (runsInFull() ? 1000 : 20));
const steps = 12;
/** A call takes 60 to 450 ms, both ways together. */
const shortestWayMs = 30;
const longestWayMs = 225;
const mostSkewSeconds = 90;

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

/** Numbers from 0 to 1 determined by a seed (mulberry32). */
function drawFrom(seed: number): Draw {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A new customer, on the day of its signup. */
function openWorld(delivery?: Parameters<typeof openBillingWorld>[1]): BillingWorld {
  const customer = makeCustomer();
  vi.setSystemTime(new Date(customer.createdAt));
  return openBillingWorld(customer, delivery);
}

const seeds = Array.from({ length: sequences }, (_, index) => index + 1);

test(`no credit without a payment, no payment without its plan, no order that fails, nothing that the table forbids, and the right state in the end, in ${sequences} sequences of actions and of duplicate, reordered, late, forged and foreign events`, async () => {
  for (const seed of seeds) {
    const draw = drawFrom(seed);
    const drawDelay = drawFrom(-seed);
    const network = openSlowNetwork(() => shortestWayMs + drawDelay() * (longestWayMs - shortestWayMs));
    const world = openWorld({ network, sendsNow: () => drawDelay() < 0.6 });
    world.engine.state.clockAhead = (draw() * 2 - 1) * mostSkewSeconds;
    try {
      await network.carry(runSequence(world, draw));
      for (const error of world.failures) throw error;
    } catch (error) {
      throw new Error(`Sequence ${seed} failed`, { cause: error });
    }
  }
});

async function runSequence(world: BillingWorld, draw: Draw): Promise<void> {
  await world.invoiceSchool();
  const waiting: string[] = [];
  const deliver = (payload: string, signature = world.sign(payload)) =>
    receiveEvent(world.ports, payload, signature);
  for (let step = 0; step < steps; step++) {
    const known = new Set(Object.keys(world.engine.state.invoices));
    await doDeed(world, (step === 0 ? 'subscribe' : pickFrom(deeds, draw)) ?? 'wait', draw);
    expectPaidCredit(world, known);
    const events = world.events.splice(0);
    waiting.push(...events, ...events.filter(() => draw() < 0.3));
    if (draw() < 0.4) world.pass(draw() * 4);
    const chance = draw();
    if (chance < 0.7) await deliverSome(waiting, draw, deliver);
    else if (chance < 0.8) {
      await world.settled();
      await expectNoForgery(world, waiting, deliver);
    }
  }
  await world.settled();
  world.pass(1);
  await world.settled();
  while (waiting.length || world.events.length) {
    waiting.push(...world.events.splice(0));
    const [next] = waiting.splice(Math.floor(draw() * waiting.length), 1);
    if (next) await deliver(next);
    await world.settled();
  }
  expectNothingPaidInVain(world);
  await expectTruth(world);
  // Without further events, the sweeper still finds changes while there is a live subscription.
  const isLive = world.account()?.subscription?.endedAt === null;
  await doDeed(world, pickFrom(deeds, draw) ?? 'wait', draw);
  world.pass(2);
  await sweep(world);
  await world.settled();
  expectNothingPaidInVain(world);
  if (isLive) await expectTruth(world);
}

async function deliverSome(
  waiting: string[],
  draw: Draw,
  deliver: (payload: string) => Promise<void>,
): Promise<void> {
  for (let count = Math.ceil(draw() * 4); count > 0; count--) {
    const [next] = waiting.splice(Math.floor(draw() * waiting.length), 1);
    if (next) await Promise.all(draw() < 0.2 ? [deliver(next), deliver(next)] : [deliver(next)]);
  }
}

async function expectNoForgery(
  world: BillingWorld,
  [payload]: readonly string[],
  deliver: (payload: string, signature?: string) => Promise<void>,
): Promise<void> {
  if (!payload) return;
  const before = JSON.stringify(world.account());
  const forged = payload.replace(/(cus|pi)_\w+/, '$1_other');
  await expect(deliver(forged, world.sign(payload))).rejects.toBeInstanceOf(AppError);
  await expect(deliver(payload, world.sign(payload, 'whsec_stranger'))).rejects.toBeInstanceOf(AppError);
  await deliver(payload.replaceAll(/(cus|in|pi|evt)_/g, '$1_of_a_stranger_'));
  expect(JSON.stringify(world.account())).toBe(before);
}

async function sweep(world: BillingWorld): Promise<void> {
  await runBilling({
    ...world.refundPorts,
    reportItem: (_id, error) => {
      throw error;
    },
  });
}

test('who comes back after a subscription ended orders at once, and the order takes its credit once', async () => {
  const network = openSlowNetwork(() => shortestWayMs);
  const world = openWorld({ network, sendsNow: () => true });
  const { engine } = world;
  await network.carry(doDeed(world, 'subscribe', () => 0));
  const { customerId = '', subscription } = world.account() ?? {};
  const former = engine.state.subscriptions[subscription?.subscriptionId ?? ''];
  const customer = engine.state.customers[customerId];
  if (!former || !customer) throw new Error('Nothing was ordered');
  endSubscription(engine, former);
  customer.balance = -121_636;
  world.pass(30);
  await network.carry(world.settled());
  await network.carry(doDeed(world, 'subscribe', () => 0).then(() => world.settled()));
  expect(world.organisation().plan).toBe('basic');
  expect(customer.balance).toBe(-121_636 + 4900);
  expect(Object.values(engine.state.subscriptions).filter(({ ended_at }) => ended_at === null)).toHaveLength(
    1,
  );
  expectNothingPaidInVain(world);
});

test('a refund that the bank sent back is tried again the same day, logged and told again', async () => {
  const world = openWorld();
  await doDeed(world, 'subscribe', () => 0);
  world.pass(8);
  await doDeed(world, 'subscribe', () => 0);
  const intent = Object.values(world.engine.state.intents).find(({ object }) => object === 'payment_intent');
  world.engine.confirm(intent?.client_secret ?? '', '4000000000005126');
  const told: string[] = [];
  const ports = {
    ...world.ports,
    staffActions: { addOncePerDay: async () => undefined },
    notices: {
      addOnce: async (_userId: string, { mailId }: { mailId: string }) =>
        !told.includes(mailId) && told.push(mailId) > 0,
    },
  };
  const { organisationId } = world.organisation();
  const deliverAll = async () => {
    for (const payload of world.events.splice(0)) await receiveEvent(ports, payload, world.sign(payload));
  };
  await deliverAll();
  const refund = {
    ...{ organisationId, paymentId: intent?.id ?? '', amountCents: cents(1000), refundedCents: cents(0) },
    ...{ reason: 'Goodwill', tellsReason: true },
  };
  const refundOnce = () => refundPayment(ports, { userId: 'staff-1' }, refund);
  await refundOnce();
  expect(world.totalCents()).toBe(3900);
  world.pass(0.1);
  await deliverAll();
  expect(world.totalCents()).toBe(4900);
  await refundOnce();
  expect(world.totalCents()).toBe(3900);
  expect(told).toHaveLength(2);
});

test('a paid subscription whose events are lost starts with the next look at the order, and by itself within minutes', async () => {
  for (const look of [describe, waitTwoMinutes]) {
    const world = openWorld();
    await doDeed(world, 'subscribe', () => 0);
    const [intent] = Object.values(world.engine.state.intents);
    world.engine.confirm(intent?.client_secret ?? '', '4242424242424242');
    world.events.length = 0;
    expect(world.organisation().plan).toBe('trial');
    await look(world);
    expect(world.organisation().plan).toBe('basic');
  }
});

async function describe({ ports, organisation }: BillingWorld): Promise<void> {
  const order = { platform: organisation().brandId, tierId: 'basic', interval: 'monthly' } as const;
  expect(await describeOrder(ports, organisation(), order)).toMatchObject({ status: 'trialing' });
}

async function waitTwoMinutes(world: BillingWorld): Promise<void> {
  world.pass(2 / 1440);
  await sweep(world);
}
