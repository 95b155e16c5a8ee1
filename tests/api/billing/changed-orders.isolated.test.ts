import { expect, test } from 'vitest';
import { subscribe } from '#functions/domain/billing/subscription/subscribe.ts';
import { addDays } from '#shared/domain/trial.ts';
import { makeCustomer } from '#tests/support/worlds/customer-fixture.ts';
import { openBillingWorld } from './billing-world.ts';

const order = { platform: 'gpt', tierId: 'basic', interval: 'monthly' } as const;
const inDays = (days: number) => addDays(new Date(), days).toISOString();

/** A customer on trial whose checkout is open. */
function openCheckout(trialEndsAt: string) {
  const world = openBillingWorld(makeCustomer({ createdAt: inDays(-1), trialEndsAt }));
  const { ports, owner } = world;
  const live = () => Object.values(world.engine.state.subscriptions).filter((one) => one.ended_at === null);
  return {
    /** Orders while the trial ends then, and returns what the provider has. */
    async order(endsAt: string) {
      const organisation = { ...world.organisation(), trialEndsAt: endsAt };
      const names = { customerName: owner.name, purchaseOrderNumber: '' };
      const { confirmation } = await subscribe(ports, { organisation, owner }, order, names);
      const [subscription, ...others] = live();
      expect(others).toEqual([]);
      const end = subscription?.trial_end;
      return { confirmation, endsAt: end ? new Date(end * 1000).toISOString() : null };
    },
  };
}

test('who orders again after staff have moved the end of the trial is charged on the day that the order shows', async () => {
  const [first, later] = [inDays(6), inDays(20)];
  const checkout = openCheckout(first);
  await checkout.order(first);
  const moved = await checkout.order(later);
  expect(moved.endsAt?.slice(0, 19)).toBe(later.slice(0, 19));
  const again = await checkout.order(later);
  expect(again.confirmation, 'a repeated order is the same').toEqual(moved.confirmation);
});

test('who orders again after the trial has ended pays today, as the order shows', async () => {
  const checkout = openCheckout(inDays(6));
  await checkout.order(inDays(6));
  const { confirmation, endsAt } = await checkout.order(inDays(-0.1));
  expect([confirmation?.kind, endsAt]).toEqual(['payment', null]);
  expect((await checkout.order(inDays(-0.1))).confirmation).toEqual(confirmation);
});
