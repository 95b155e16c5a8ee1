import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changePlan, previewChange } from '#functions/domain/billing/subscription/change-subscription.ts';
import { subscribe } from '#functions/domain/billing/subscription/subscribe.ts';
import { syncAccount } from '#functions/domain/billing/sync-account.ts';
import { makeCustomer } from '#tests/support/worlds/customer-fixture.ts';
import { openBillingWorld } from './billing-world.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

/** A customer who pays for the plan Gold by the month, in windows that each show what a change costs. */
async function openSubscribed() {
  vi.setSystemTime('2028-01-31T10:00:00Z');
  const createdAt = new Date().toISOString();
  const world = openBillingWorld(makeCustomer({ createdAt, trialEndsAt: createdAt }));
  const { ports, owner, engine } = world;
  const order = { platform: 'gpt', tierId: 'professional', interval: 'monthly' } as const;
  const names = { customerName: owner.name, purchaseOrderNumber: '' };
  const customer = { organisation: world.organisation(), owner };
  const { confirmation } = await subscribe(ports, customer, order, names);
  engine.confirm(confirmation?.clientSecret ?? '', '4242424242424242');
  await syncAccount(ports, customer.organisation.organisationId);
  return {
    ...world,
    charged: () => Object.values(engine.state.invoices).map(({ amount_due }) => amount_due),
    async openWindow(planId: 'basic' | 'enterprise') {
      const choice = { planId, interval: 'monthly' } as const;
      const { proratedAt, latestInvoiceId } = await previewChange(ports, world.organisation(), choice);
      return () => changePlan(ports, world.organisation(), { ...choice, proratedAt, latestInvoiceId });
    },
  };
}

test('a change that was shown before another window changed the plan is shown again, and costs nothing', async () => {
  const world = await openSubscribed();
  const [one, other] = [await world.openWindow('enterprise'), await world.openWindow('basic')];
  await one();
  const charged = world.charged();
  await expect(other()).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(world.charged()).toEqual(charged);
  await one();
  expect(world.charged(), 'a second click changes nothing').toEqual(charged);
  await (await world.openWindow('basic'))();
  expect(world.organisation().plan).toBe('basic');
});

test('a change that was shown before the next period was paid is shown again, at the end of a February too', async () => {
  const world = await openSubscribed();
  world.pass(28.99);
  const change = await world.openWindow('enterprise');
  world.pass(0.02);
  expect(world.charged()).toEqual([9900, 9900]);
  await expect(change()).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(world.charged()).toHaveLength(2);
});
