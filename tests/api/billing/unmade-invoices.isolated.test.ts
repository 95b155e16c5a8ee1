import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { receiveEvent } from '#functions/domain/billing/receive-event.ts';
import { runBilling } from '#functions/domain/billing/run-billing.ts';
import { saveBillingDetails } from '#functions/domain/billing/save-billing-details.ts';
import { subscribe } from '#functions/domain/billing/subscription/subscribe.ts';
import { finalizeInvoice } from '#infra/local/payments/payment-subscriptions.ts';
import { emptyBillingDetails } from '#shared/domain/billing/billing-details.ts';
import { makeCustomer } from '#tests/support/worlds/customer-fixture.ts';
import { type BillingWorld, openBillingWorld } from './billing-world.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const place = { country: 'US', postalCode: '10001', taxId: '', exemptionNumber: '' };

async function deliverAll(world: BillingWorld): Promise<void> {
  for (const payload of world.events.splice(0)) await receiveEvent(world.ports, payload, world.sign(payload));
}

/** A customer on a plan, taxed in New York. */
async function openTaxed(): Promise<BillingWorld> {
  const customer = makeCustomer();
  vi.setSystemTime(new Date(customer.createdAt));
  const world = openBillingWorld(customer, undefined, true);
  world.pass(8);
  const organisation = world.organisation();
  const order = { platform: organisation.brandId, tierId: 'basic', interval: 'monthly' } as const;
  const names = { customerName: world.owner.name, purchaseOrderNumber: '', taxPlace: place };
  const { confirmation } = await subscribe(world.ports, { organisation, owner: world.owner }, order, names);
  world.engine.confirm(confirmation?.clientSecret ?? '', '4242424242424242');
  await deliverAll(world);
  return world;
}

test('where tax is added, an address that is not enough for it is refused before anything is stored, at its field', async () => {
  const details = { ...emptyBillingDetails, organisationName: 'Maple', version: 0 };
  for (const world of [openBillingWorld(makeCustomer(), undefined, true), await openTaxed()]) {
    const before = JSON.stringify(world.account());
    const customer = world.engine.state.customers[world.account()?.customerId ?? ''];
    const save = (place: { country: string; postalCode: string }) =>
      saveBillingDetails(world.ports, world.organisation(), { ...details, ...place });
    for (const postalCode of ['', '1000'])
      await expect(save({ country: 'US', postalCode })).rejects.toMatchObject({
        ...{ code: 'VALIDATION', issues: [{ field: 'postalCode' }] },
      });
    expect(JSON.stringify(world.account())).toBe(before);
    expect(customer?.address?.postal_code).toBe(customer && '10001');
    await save({ country: '', postalCode: '' });
    expect(customer?.address?.postal_code, 'clearing the place removes no tax').toBe(customer && '10001');
  }
  await expect(
    saveBillingDetails(openBillingWorld(makeCustomer()).ports, makeCustomer(), {
      ...{ ...details, country: 'US' },
    }),
    'no tax is added here',
  ).resolves.toBeUndefined();
});

async function sweep(world: BillingWorld): Promise<void> {
  world.events.length = 0;
  await runBilling({
    ...world.refundPorts,
    reportItem: (_id, error) => {
      throw error;
    },
  });
}

test.each([
  ['its event', deliverAll],
  ['the sweeper, when the event is lost', sweep],
])(
  'an invoice that cannot be made without a place to tax rings once, stands until it is made, and ends no plan: told by %s',
  async (_by, hear) => {
    const world = await openTaxed();
    const { engine } = world;
    const customer = engine.state.customers[world.account()?.customerId ?? ''] ?? expect.fail();
    customer.address = { country: 'US', postal_code: '' };
    world.pass(32);
    expect(world.events.join()).toContain('invoice.finalization_failed');
    await hear(world);
    world.pass(1.1);
    await sweep(world);
    expect(world.failedPayments).toMatchObject([{ reason: 'unmade' }]);
    expect(world.rung()).toBe(1);
    expect(world.organisation().plan).toBe('basic');

    customer.address = { country: 'US', postal_code: '10001' };
    const draft = Object.values(engine.state.invoices).find(({ status }) => status === 'draft');
    finalizeInvoice(engine, draft?.id ?? '');
    await deliverAll(world);
    expect(world.failedPayments.slice(1)).toEqual(['settled']);
    expect(engine.state.invoices[draft?.id ?? '']).toMatchObject({ status: 'paid', tax: 435 });
  },
);
