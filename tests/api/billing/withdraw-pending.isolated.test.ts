import { expect, test } from 'vitest';
import { paysByCard } from '#functions/domain/billing/pays-by-card.ts';
import { subscribe } from '#functions/domain/billing/subscription/subscribe.ts';
import { syncAccount } from '#functions/domain/billing/sync-account.ts';
import { withdrawPending } from '#functions/domain/billing/withdraw-pending.ts';
import { setPlan } from '#functions/domain/life-cycle/set-plan.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { makeCustomer } from '#tests/support/worlds/customer-fixture.ts';
import { superadmin } from '#tests/support/worlds/school-billing-world-fixture.ts';
import { openBillingWorld } from './billing-world.ts';

/** A customer whose checkout is open, and staff who put it on a plan by invoice. */
async function openCheckout() {
  const createdAt = new Date().toISOString();
  const world = openBillingWorld(makeCustomer({ createdAt, trialEndsAt: createdAt }));
  const { ports, owner, engine } = world;
  const order = { platform: 'gpt', tierId: 'basic', interval: 'monthly' } as const;
  const customer = { organisation: world.organisation(), owner };
  const names = { customerName: owner.name, purchaseOrderNumber: '' };
  const { confirmation } = await subscribe(ports, customer, order, names);
  const set: string[] = [];
  return {
    ...{ world, set },
    pay: () => engine.confirm(confirmation?.clientSecret ?? '', '4242424242424242'),
    setPlan: () =>
      setPlan(
        {
          ...ports,
          paysByCard: (id) => paysByCard(ports, id),
          withdrawPending: (id) => withdrawPending(ports, id),
          readMonthlyCents: async () => cents(0),
          lifeCycles: {
            async setPlan(_organisation, plan) {
              set.push(plan);
              return true;
            },
          },
        },
        superadmin,
        { organisationId: world.organisation().organisationId, plan: 'basic' },
      ),
  };
}

test('a checkout that is open in another tab takes no money once staff have put its customer on a plan by invoice', async () => {
  const { world, set, pay, setPlan } = await openCheckout();
  await setPlan();
  expect(set).toEqual(['basic']);
  expect(pay()).not.toMatchObject({ status: 'succeeded' });
  await syncAccount(world.ports, world.organisation().organisationId);
  expect(world.account()?.subscription?.status).toBe('canceled');
});

test('a card that came first keeps its plan from being set by hand, also before its event is here', async () => {
  const { world, set, pay, setPlan } = await openCheckout();
  pay();
  await expect(setPlan()).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
  expect([set, world.organisation().plan]).toEqual([[], 'basic']);
});
