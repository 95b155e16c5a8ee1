import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type BillingAccount, subscriptionSchema } from '#functions/domain/billing/billing-account.ts';
import { createBillingAccount } from '#functions/domain/billing/open-billing-account.ts';
import type { OrderingPorts } from '#functions/domain/billing/ports.ts';
import { describeOrder } from '#functions/domain/billing/subscription/describe-order.ts';
import { subscribe } from '#functions/domain/billing/subscription/subscribe.ts';
import { openStripeProvider } from '#functions/services/payments/stripe-provider.ts';
import { type EmbeddedPayments, startPayments } from '#infra/local/payments/start-payments.ts';
import type { PricingModel } from '#shared/domain/billing/pricing.ts';
import { addDays } from '#shared/domain/trial.ts';
import { openBillingWorld } from '#tests/api/billing/billing-world.ts';
import { makeCustomer } from '#tests/support/worlds/customer-fixture.ts';

const payments: EmbeddedPayments = await startPayments(
  join(mkdtempSync(join(tmpdir(), 'payments-')), 'payments.json'),
  () => 'http://127.0.0.1:9',
);
afterAll(() => payments.stop());
const { STRIPE_SECRET_KEY = '', STRIPE_API_URL } = payments.variables;
const provider = openStripeProvider({
  readSecretKey: async () => STRIPE_SECRET_KEY,
  readWebhookSecret: async () => '',
  ...{ apiUrl: STRIPE_API_URL, addsTax: true },
});

let customers = 0;

/** A customer whose trial is over unless `daysAfterTrial` says otherwise, where tax is added. */
function openCustomer(model: PricingModel, { daysAfterTrial = 1, creditCents = 0 } = {}) {
  const organisation = makeCustomer({ organisationId: `taxed-${customers++}` });
  const { ports: others } = openBillingWorld(organisation);
  let account: BillingAccount | undefined = creditCents
    ? { ...createBillingAccount(organisation), subscription: endedWith(creditCents) }
    : undefined;
  const messages: string[] = [];
  const ports: OrderingPorts = {
    ...others,
    ...{ provider, addsTax: true, pricingModelOf: () => model, makeId: () => 'message-1' },
    now: () => addDays(new Date(organisation.trialEndsAt), daysAfterTrial),
    rateLimits: {
      ...{ countCall: async () => 1, giveBack: async () => undefined, forget: async () => undefined },
      ...{ countInRow: async () => ({ count: 1 }), forgetRow: async () => undefined },
    },
    schools: { find: async () => undefined },
    billing: {
      ...others.billing,
      find: async () => account,
      async save(next, { order }) {
        if (next.version !== (account?.version ?? 0) + 1) return false;
        account = next;
        if (order?.message) messages.push(order.message.message.userMessage);
        return true;
      },
    },
  };
  const owner = {
    role: 'owner' as const,
    ...{ userId: 'owner-1', name: 'Ada', email: 'ada@maple.test', username: 'ada', phone: '' },
    ...{ organisationId: organisation.organisationId, brandId: organisation.brandId, passwordHash: '' },
    createdAt: organisation.createdAt,
  };
  const order = { platform: organisation.brandId, tierId: 'professional', interval: 'monthly' } as const;
  const names = { customerName: 'Ada', purchaseOrderNumber: '' };
  return {
    messages,
    account: () => account,
    subscribe: (place?: typeof newYork) =>
      subscribe(ports, { organisation, owner }, order, { ...names, taxPlace: place }),
    describe: (place?: typeof newYork) => describeOrder(ports, organisation, { ...order, taxPlace: place }),
  };
}

/** A subscription that has ended and left credit. */
const endedWith = (creditCents: number) =>
  subscriptionSchema.parse({
    ...{ subscriptionId: 'sub_ended', status: 'canceled', planId: 'professional', interval: 'monthly' },
    ...{ priceCents: 9900, currentPeriodEnd: '2026-11-01T00:00:00Z', trialEndsAt: null, card: null },
    ...{ cancelAtPeriodEnd: false, endedAt: '2026-11-01T00:00:00Z', creditCents },
  });

const newYork = { country: 'US', postalCode: '10001', taxId: '', exemptionNumber: '' };

test('an order where tax is added needs a place, and is replaced with another place’s tax', async () => {
  const customer = openCustomer('standard');
  expect(await customer.describe()).toMatchObject({ addsTax: true, tax: null, dueTodayCents: 9900 });
  const missing = { code: 'VALIDATION', issues: [{ field: 'taxPlace.country' }] };
  await expect(customer.subscribe()).rejects.toMatchObject(missing);
  const first = await customer.subscribe(newYork);
  expect(await customer.subscribe(newYork)).toEqual(first);
  expect(await customer.describe()).toMatchObject({
    tax: { place: newYork, taxCents: 879 },
    dueTodayCents: 10_779,
  });
  const texas = { ...newYork, postalCode: '75201' };
  const second = await customer.subscribe(texas);
  const { clientSecret = '' } = second.confirmation ?? {};
  expect(clientSecret).not.toBe(first.confirmation?.clientSecret);
  const paid = payments.engine.confirm(clientSecret, '4242424242424242');
  expect(paid.amount).toBe((await customer.describe(texas)).dueTodayCents);
});

test('the charge after a trial is the amount due: with tax, and less the credit', async () => {
  const due = async (creditCents: number, place?: typeof newYork) =>
    (await openCustomer('standard', { daysAfterTrial: -1, creditCents }).describe(place)).dueAfterTrialCents;
  expect(await due(5000), 'the tax is not known yet').toBeNull();
  expect(await due(0, newYork)).toBe(10_779);
  expect(await due(5000, newYork)).toBe(5779);
  expect(await due(20_000, newYork)).toBe(0);
  expect((await openCustomer('standard').describe(newYork)).dueAfterTrialCents, 'no trial').toBeNull();
});

test('a school’s exemption takes effect at once and is told to staff once; nobody else has one', async () => {
  const exempt = { ...newYork, exemptionNumber: 'NY-119-22' };
  const school = openCustomer('enrollment');
  expect(await school.describe(exempt)).toMatchObject({ tax: { taxCents: 0 }, dueTodayCents: 14_900 });
  await school.subscribe(exempt);
  await school.subscribe(exempt);
  expect(school.messages).toEqual([expect.stringContaining('certificate NY-119-22, 10001, US')]);
  const refusal = { code: 'VALIDATION', issues: [{ field: 'taxPlace.exemptionNumber' }] };
  await expect(openCustomer('standard').describe(exempt)).rejects.toMatchObject(refusal);
  await expect(openCustomer('standard').subscribe(exempt)).rejects.toMatchObject(refusal);
});

test('a tax number that the provider refuses is refused at its field, and changes nothing', async () => {
  const refused = { ...newYork, postalCode: '75201', taxId: '123' };
  const refusal = { code: 'VALIDATION', issues: [{ field: 'taxPlace.taxId' }] };
  const customer = openCustomer('standard');
  await expect(customer.subscribe(refused)).rejects.toMatchObject(refusal);
  expect(customer.account()).toBeUndefined();
  const first = await customer.subscribe(newYork);
  const before = customer.account();
  await expect(customer.subscribe(refused)).rejects.toMatchObject(refusal);
  expect(customer.account()).toEqual(before);
  expect(await customer.subscribe(newYork)).toEqual(first);
});
