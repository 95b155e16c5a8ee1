import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { receiveEvent } from '#functions/domain/billing/receive-event.ts';
import { runBilling } from '#functions/domain/billing/run-billing.ts';
import { subscribe } from '#functions/domain/billing/subscription/subscribe.ts';
import { endSubscription } from '#infra/local/payments/payment-subscriptions.ts';
import { makeCustomer } from '#tests/support/worlds/customer-fixture.ts';
import { doDeed } from './billing-deeds.ts';
import { expectNothingPaidInVain, expectTruth } from './billing-truths.ts';
import { type BillingWorld, openBillingWorld } from './billing-world.ts';
import { crashAfter, isDone } from './crash-after.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const credit = 121_636;
const priceOf = { basic: 4900, professional: 9900 };

/** A customer who has left with credit, which pays the next order at once. */
async function openFormer(): Promise<BillingWorld> {
  const customer = makeCustomer();
  vi.setSystemTime(new Date(customer.createdAt));
  const world = openBillingWorld(customer);
  await doDeed(world, 'subscribe', () => 0);
  const { customerId = '', subscription } = world.account() ?? {};
  endSubscription(
    world.engine,
    world.engine.state.subscriptions[subscription?.subscriptionId ?? ''] ?? expect.fail(),
  );
  const provided = world.engine.state.customers[customerId] ?? expect.fail();
  provided.balance = -credit;
  world.pass(30);
  await deliverAll(world);
  return world;
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

type Plan = keyof typeof priceOf;

function orderPlan(world: BillingWorld, ports: BillingWorld['refundPorts'], planId: Plan) {
  const organisation = world.organisation();
  const order = { platform: organisation.brandId, tierId: planId, interval: 'monthly' } as const;
  const names = { customerName: world.owner.name, purchaseOrderNumber: '' };
  return subscribe(ports, { organisation, owner: world.owner }, order, names);
}

/** What happens after an order stopped, and the plan that is there in the end. */
const sequels: [what: string, go: (world: BillingWorld) => Promise<Plan | undefined>][] = [
  [
    'another plan is ordered',
    async (world) => {
      await orderPlan(world, world.refundPorts, 'professional');
      return 'professional';
    },
  ],
  [
    'the same is ordered two days later',
    async (world) => {
      world.pass(2);
      await orderPlan(world, world.refundPorts, 'basic');
      return 'basic';
    },
  ],
  [
    'nothing is ordered for an hour, and then the same',
    async (world) => {
      world.pass(1 / 24);
      await sweep(world);
      expectNothingPaidInVain(world);
      await orderPlan(world, world.refundPorts, 'basic');
      return 'basic';
    },
  ],
  [
    'nobody comes back',
    async (world) => {
      world.pass(1 / 24);
      await sweep(world);
      return world.account()?.subscription?.endedAt === null ? 'basic' : undefined;
    },
  ],
];

test.each(sequels)(
  'an order that stops anywhere leaves no subscription that nobody has, when %s',
  async (_what, go) => {
    for (const hears of [true, false])
      for (let last = 1; ; last++) {
        const world = await openFormer();
        const isWhole = await isDone(orderPlan(world, crashAfter(world.refundPorts, last), 'basic'));
        // What it ordered is there: nothing else is to be seen.
        if (isWhole || world.account()?.subscription?.endedAt === null) {
          if (isWhole) break;
          continue;
        }
        if (hears) await deliverAll(world);
        const planId = await go(world);
        await deliverAll(world);
        expectNothingPaidInVain(world);
        await expectTruth(world);
        expect(world.organisation().plan, `stopped after ${last} calls`).toBe(planId ?? 'trial');
        const { balance } = world.engine.state.customers[world.account()?.customerId ?? ''] ?? expect.fail();
        expect(balance, `stopped after ${last} calls`).toBe((planId ? priceOf[planId] : 0) - credit);
      }
  },
);

test('an order without a purchase order leaves the number of the billing details', async () => {
  const world = await openFormer();
  const known = world.account() ?? expect.fail();
  await world.refundPorts.billing.save(
    { ...known, purchaseOrderNumber: 'PO-900', version: known.version + 1 },
    { now: new Date() },
  );
  await orderPlan(world, world.refundPorts, 'professional');
  await deliverAll(world);
  expect(world.account()?.purchaseOrderNumber).toBe('PO-900');
});
