import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endBilling } from '#functions/domain/billing/end-billing.ts';
import { receiveEvent } from '#functions/domain/billing/receive-event.ts';
import { type BalancePorts, refundBalance } from '#functions/domain/billing/refunds/refund-balance.ts';
import { runBilling } from '#functions/domain/billing/run-billing.ts';
import { endSubscription } from '#infra/local/payments/payment-subscriptions.ts';
import { AppError } from '#shared/errors.ts';
import { makeCustomer } from '#tests/support/worlds/customer-fixture.ts';
import { doDeed } from './billing-deeds.ts';
import { type BillingWorld, openBillingWorld } from './billing-world.ts';
import { crashAfter, isDone } from './crash-after.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const order = { userId: 'staff-1', reason: 'Left' };

/** A customer who paid $49 with a card, has left, and has $59 of credit. */
async function openFormer(card = '4242424242424242') {
  const customer = makeCustomer();
  vi.setSystemTime(new Date(customer.createdAt));
  const world = openBillingWorld(customer);
  await doDeed(world, 'subscribe', () => 0);
  world.pass(8);
  await doDeed(world, 'subscribe', () => 0);
  const { engine } = world;
  const intent = Object.values(engine.state.intents).find(({ object }) => object === 'payment_intent');
  engine.confirm(intent?.client_secret ?? '', card);
  await deliverAll(world);
  const provided = engine.state.customers[world.account()?.customerId ?? ''] ?? expect.fail();
  provided.balance = -5900;
  const end = async () => {
    for (const subscription of Object.values(engine.state.subscriptions))
      if (subscription.ended_at === null) endSubscription(engine, subscription);
    await deliverAll(world);
  };
  const { organisationId } = world.organisation();
  return { world, organisationId, provided, end };
}

async function deliverAll(world: BillingWorld): Promise<void> {
  for (const payload of world.events.splice(0)) await receiveEvent(world.ports, payload, world.sign(payload));
}

async function sweep(world: BillingWorld): Promise<void> {
  const refuse = (_id: string, error: unknown) => {
    throw error;
  };
  await runBilling({ ...world.refundPorts, reportItem: refuse });
}

test('the credit of a customer whose account is erased goes back to the cards that paid, once, and what they do not take is reported', async () => {
  const { world, organisationId, provided } = await openFormer();
  expect(await refundBalance(world.refundPorts, organisationId), 'later invoices use it').toBe(0);
  const reported: string[] = [];
  const reportItem = (_id: string, error: unknown) => reported.push(error instanceof Error ? error.name : '');
  const erase = () => endBilling({ ...world.refundPorts, reportItem }, organisationId);
  await erase();
  expect([provided.balance, world.totalCents()]).toEqual([-1000, 0]);
  await erase();
  expect([provided.balance, world.totalCents()]).toEqual([-1000, 0]);
  expect(world.told.map(({ text }) => text)).toEqual([expect.stringContaining('$49.00 of your credit')]);
  expect(reported).toEqual(['CreditLeftAtProvider', 'CreditLeftAtProvider']);
});

test('an erasure waits for a provider that cannot be reached, with a part of the credit under way', async () => {
  const { world, organisationId, provided } = await openFormer();
  const { refundPorts: ports } = world;
  const erase = (erasing: BalancePorts) =>
    endBilling({ ...erasing, reportItem: (_id, error) => error }, organisationId);
  const takeFromBalance = async () => Promise.reject(new AppError('UNAVAILABLE'));
  await expect(erase({ ...ports, provider: { ...ports.provider, takeFromBalance } })).rejects.toThrow();
  await erase(ports);
  expect([provided.balance, world.totalCents()]).toEqual([-1000, 0]);
});

test('a refund of credit that stops anywhere is finished by the sweeper, sent, told and logged once, even when the provider has forgotten its keys', async () => {
  for (const hears of [true, false])
    for (let last = 1; ; last++) {
      const { world, organisationId, provided, end } = await openFormer();
      await end();
      const refund = (ports: BalancePorts) => refundBalance(ports, organisationId, order);
      const isWhole = await isDone(refund(crashAfter(world.refundPorts, last)));
      // Events come before the sweeper does, or are lost.
      if (hears) await deliverAll(world);
      const isBegun = world.account()?.balanceOrder !== undefined || provided.balance === -1000;
      for (let day = 0; day < 3; day++) {
        world.pass(2);
        await sweep(world);
      }
      if (!isBegun) await refund(world.refundPorts);
      const where = `stopped after ${last} calls`;
      expect([provided.balance, world.totalCents(), world.account()?.balanceOrder], where).toEqual([
        ...[-1000, 0, undefined],
      ]);
      expect(Object.values(world.engine.state.refunds), where).toMatchObject([{ amount: 4900 }]);
      expect(world.account()?.subscription?.creditCents, where).toBe(1000);
      expect(world.told, where).toHaveLength(1);
      expect(
        world.actions.map(({ userId, deed }) => ({ userId, ...deed })),
        where,
      ).toMatchObject([{ userId: 'staff-1', kind: 'payment-refunded', refundedCents: 4900 }]);
      if (isWhole) break;
    }
});

test('credit whose refund the bank sent back is credit again, once, however often it is heard of', async () => {
  const { world, organisationId, provided, end } = await openFormer('4000000000005126');
  await end();
  expect(await refundBalance(world.refundPorts, organisationId, order)).toBe(4900);
  await deliverAll(world);
  expect(provided.balance).toBe(-1000);
  world.pass(2);
  const events = [...world.events];
  await deliverAll(world);
  world.events.push(...events);
  await deliverAll(world);
  expect([provided.balance, world.totalCents()]).toEqual([-5900, 4900]);
  expect(world.account()?.subscription?.creditCents).toBe(5900);
});
