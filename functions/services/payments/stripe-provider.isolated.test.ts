import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { afterAll, expect, test } from 'vitest';
import type { Purchase } from '#functions/domain/billing/ports.ts';
import { createHttpServer } from '#infra/local/create-http-server.ts';
import { close, listen } from '#infra/local/listen.ts';
import { advance } from '#infra/local/payments/payment-subscriptions.ts';
import { createEventSender } from '#infra/local/payments/send-events.ts';
import { type EmbeddedPayments, startPayments } from '#infra/local/payments/start-payments.ts';
import { emptyBillingDetails } from '#shared/domain/billing/billing-details.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { addDays } from '#shared/domain/trial.ts';
import { openStripeProvider } from './stripe-provider.ts';

// The real Stripe client against the local stack's provider.

const payments: EmbeddedPayments = await startPayments(
  join(mkdtempSync(join(tmpdir(), 'payments-')), 'payments.json'),
  () => 'http://127.0.0.1:9',
);
afterAll(() => payments.stop());
const { STRIPE_SECRET_KEY = '', STRIPE_WEBHOOK_SECRET = '', STRIPE_API_URL } = payments.variables;
const settings = {
  readSecretKey: async () => STRIPE_SECRET_KEY,
  readWebhookSecret: async () => STRIPE_WEBHOOK_SECRET,
  apiUrl: STRIPE_API_URL,
};
const provider = openStripeProvider({ ...settings, addsTax: false });
const taxing = openStripeProvider({ ...settings, addsTax: true });
const { engine } = payments;

const growth: Purchase = { model: 'enrollment', planId: 'growth', interval: 'monthly' };
const enterprise: Purchase = { model: 'enrollment', planId: 'enterprise', interval: 'annual' };
let made = 0;

async function order(purchase: Purchase, trialEndsAt?: string) {
  const idempotencyKey = `order-${made++}`;
  const customerId = await provider.createCustomer({
    ...{ organisationId: 'organisation-1', name: 'Maple Grove', email: 'office@maple.test' },
    idempotencyKey: `customer-${idempotencyKey}`,
  });
  const details = { customerId, organisationId: 'organisation-1', purchase, trialEndsAt };
  const ask = () => provider.createSubscription({ ...details, purchaseOrderNumber: '', idempotencyKey });
  const { subscription, confirmation } = await ask();
  return { customerId, subscription, clientSecret: confirmation?.clientSecret ?? '', confirmation, ask };
}

test('a running trial costs nothing today, and its card is charged when it ends', async () => {
  const trialEnd = addDays(new Date(engine.now() * 1000), 7).toISOString();
  const { customerId, subscription, confirmation, clientSecret } = await order(growth, trialEnd);
  expect(confirmation?.kind).toBe('setup');
  expect(subscription).toMatchObject({
    status: 'incomplete',
    planId: 'growth',
    priceCents: 9900,
    card: null,
  });
  engine.confirm(clientSecret, '4242 4242 4242 4242');
  const { subscriptionId } = subscription;
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({
    status: 'trialing',
    card: { last4: '4242' },
  });
  expect(await provider.listInvoices(customerId, 10)).toEqual([]);
  engine.state.clockAhead += 8 * 86_400;
  advance(engine);
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({ status: 'active' });
  const [invoice] = await provider.listInvoices(customerId, 10);
  expect(invoice).toMatchObject({ status: 'paid', totalCents: 9900 });
  const paymentId = (await provider.findPaymentOf(invoice?.invoiceId ?? '')) ?? '';
  expect(await provider.readPayment(paymentId)).toMatchObject({
    customerId,
    paidCents: 9900,
    refundedCents: 0,
  });
});

test('an order sent twice concurrently makes one subscription', async () => {
  const { subscription, ask } = await order(growth);
  const again = await Promise.all([ask(), ask(), ask()]);
  expect(new Set(again.map((reply) => reply.subscription.subscriptionId))).toEqual(
    new Set([subscription.subscriptionId]),
  );
});

test('a declined card pays nothing, and a card with authentication pays once confirmed', async () => {
  const { subscription, confirmation, clientSecret } = await order(growth);
  expect(confirmation?.kind).toBe('payment');
  expect(() => engine.confirm(clientSecret, '4000000000000002')).toThrow('declined');
  expect(() => engine.confirm(clientSecret, '4111111111111111')).toThrow('accepts only test cards');
  expect(engine.confirm(clientSecret, '4000002500003155').status).toBe('requires_action');
  const { subscriptionId } = subscription;
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({ status: 'incomplete' });
  engine.authenticate(clientSecret, true);
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({ status: 'active' });
});

test('a plan change costs exactly what its preview showed', async () => {
  const { customerId, subscription, clientSecret } = await order(growth);
  engine.confirm(clientSecret, '4242424242424242');
  const { subscriptionId } = subscription;
  const { dueNowCents, proratedAt } = await provider.previewChange(subscriptionId, enterprise);
  expect(dueNowCents).toBeGreaterThan(0);
  const change = { subscriptionId, purchase: enterprise, proratedAt, idempotencyKey: 'change-1' };
  await Promise.all([provider.changePlan(change), provider.changePlan(change)]);
  const [newest, ...older] = await provider.listInvoices(customerId, 10);
  expect(newest).toMatchObject({ status: 'paid', totalCents: dueNowCents });
  expect(older).toHaveLength(1);
  expect(await provider.readSubscription(subscriptionId)).toMatchObject({
    planId: 'enterprise',
    interval: 'annual',
  });
});

test('the provider’s invoices name who is billed, with the purchase order and tax ID, until they are removed', async () => {
  const { customerId } = await order(growth);
  const billed = {
    ...{ name: 'Mill District', email: 'ap@mill.test', organisationName: 'Mill District' },
    ...{ addressLines: ['9 Mill Road', 'Millbrook, NY'], postalCode: '12545', country: 'US' },
    ...{ taxId: '12-3456789', billingEmail: 'ap@mill.test', purchaseOrderNumber: 'PO-900' },
  };
  await provider.describeCustomer(customerId, billed);
  expect(engine.state.customers[customerId]).toMatchObject({
    ...{ name: 'Mill District', email: 'ap@mill.test' },
    invoice_settings: {
      custom_fields: [
        { name: 'Purchase order', value: 'PO-900' },
        { name: 'Tax ID', value: '12-3456789' },
      ],
    },
  });
  await provider.describeCustomer(customerId, { ...billed, purchaseOrderNumber: '', taxId: '' });
  expect(engine.state.customers[customerId]).toMatchObject({
    ...{ email: 'ap@mill.test', invoice_settings: { custom_fields: [] } },
  });
});

/** A subscription whose card is saved, and first charged when its trial ends. */
async function subscribeThen(card: string) {
  const trialEnd = addDays(new Date(engine.now() * 1000), 7).toISOString();
  const { customerId, subscription, clientSecret } = await order(growth, trialEnd);
  engine.confirm(clientSecret, card);
  const isAsked = Object.values(engine.state.intents).some(
    ({ client_secret, status }) => client_secret === clientSecret && status === 'requires_action',
  );
  if (isAsked) engine.authenticate(clientSecret, true);
  const { subscriptionId } = subscription;
  const read = async () => {
    const found = await provider.readSubscription(subscriptionId);
    if (!found) throw new Error('The subscription is gone');
    return found;
  };
  await read();
  const endTrial = () => {
    engine.state.clockAhead += 8 * 86_400;
    advance(engine);
  };
  return { customerId, subscriptionId, read, endTrial };
}

const paying = '4242424242424242';
const failing = '4000000000000341';
const asking = '4000002760003184';

test('another card pays nothing by itself: the open invoice is paid when the product asks for it', async () => {
  const { customerId, read, endTrial } = await subscribeThen(failing);
  endTrial();
  const { status, openInvoice } = await read();
  expect({ status, openInvoice }).toMatchObject({
    status: 'past_due',
    openInvoice: { dueCents: 9900, asksOwner: false },
  });
  engine.enterCard(customerId, paying);
  expect(await read()).toMatchObject({ status: 'past_due', card: { last4: '4242' } });
  await Promise.all([1, 2].map(() => provider.payInvoice(openInvoice?.invoiceId ?? '')));
  expect(await read()).toMatchObject({ status: 'active', openInvoice: null, latestPaidCents: 9900 });
});

test('a charge that asks for authentication stays open until its owner confirms it, and so does a change of plan', async () => {
  const { subscriptionId, read, endTrial } = await subscribeThen(asking);
  endTrial();
  const charged = await read();
  expect(charged).toMatchObject({ status: 'past_due', openInvoice: { asksOwner: true } });
  const approve = (invoiceId: string | undefined) => {
    const { payment_intent } = engine.state.invoices[invoiceId ?? ''] ?? {};
    engine.authenticate(engine.state.intents[payment_intent ?? '']?.client_secret ?? '', true);
  };
  await provider.payInvoice(charged.openInvoice?.invoiceId ?? '');
  expect(await read()).toMatchObject({ status: 'past_due' });
  approve(charged.openInvoice?.invoiceId);
  expect(await read()).toMatchObject({ status: 'active', openInvoice: null });
  const { proratedAt } = await provider.previewChange(subscriptionId, enterprise);
  await provider.changePlan({ subscriptionId, purchase: enterprise, proratedAt, idempotencyKey: 'asked' });
  const waiting = await read();
  expect(waiting).toMatchObject({ planId: 'growth', status: 'active', openInvoice: { asksOwner: true } });
  approve(waiting.openInvoice?.invoiceId);
  expect(await read()).toMatchObject({ planId: 'enterprise', interval: 'annual', openInvoice: null });
});

test('a refusal that a key repeats is no dead end: the same change is paid once the card is', async () => {
  const { customerId, subscriptionId, read, endTrial } = await subscribeThen(paying);
  endTrial();
  const { proratedAt } = await provider.previewChange(subscriptionId, enterprise);
  const change = { subscriptionId, purchase: enterprise, proratedAt, idempotencyKey: 'refused' };
  engine.state.clockAhead += 60;
  engine.enterCard(customerId, failing);
  await read();
  for (const _try of [1, 2, 3])
    await expect(provider.changePlan(change)).rejects.toMatchObject({ code: 'PAYMENT_FAILED' });
  expect(await read()).toMatchObject({ planId: 'growth', openInvoice: null });
  engine.state.clockAhead += 60;
  engine.enterCard(customerId, paying);
  await read();
  await provider.changePlan(change);
  expect(await read()).toMatchObject({ planId: 'enterprise', status: 'active' });
});

test('a subscription that ends withdraws its open invoices, whose pages would still take money', async () => {
  const { customerId, subscriptionId, endTrial } = await subscribeThen(failing);
  endTrial();
  await provider.endSubscription(subscriptionId);
  await provider.endSubscription(subscriptionId);
  expect(await provider.listInvoices(customerId, 10)).toMatchObject([{ status: 'void' }]);
});

test('subscriptions and payment pages take only cards: what is paid days later would have states of its own', async () => {
  const bodies: string[] = [];
  const cardsOnly = openStripeProvider({
    ...{ ...settings, addsTax: false },
    fetch(input, init) {
      bodies.push(`${input}?${init?.body}`);
      return fetch(input, init);
    },
  });
  const { customerId } = await order(growth);
  const order2 = { customerId, organisationId: 'organisation-1', purchase: growth, trialEndsAt: undefined };
  await cardsOnly.createSubscription({ ...order2, purchaseOrderNumber: '', idempotencyKey: 'cards-only' });
  await cardsOnly.openPaymentPage({
    ...{ customerId, invoiceId: 'INV-1', description: 'Year', amountCents: cents(10_000) },
    ...{ returnUrl: 'https://gptsites.test', idempotencyKey: 'cards-only-page' },
  });
  const findTypes = (path: string) => {
    const sent = bodies.findLast((body) => body.includes(`${path}?`)) ?? '';
    return [...new URLSearchParams(sent)].filter(([name]) => name.includes('payment_method_types'));
  };
  expect(findTypes('/v1/subscriptions')).toEqual([['payment_settings[payment_method_types][0]', 'card']]);
  expect(findTypes('/v1/checkout/sessions')).toEqual([['allowed_payment_method_types[0]', 'card']]);
});

test('a payment page that is closed takes no money, and one that was paid cannot be closed', async () => {
  const { customerId } = await order(growth);
  const open = (idempotencyKey: string) =>
    provider.openPaymentPage({
      ...{ customerId, invoiceId: 'INV-1', description: 'Year', amountCents: cents(10_000) },
      ...{ returnUrl: 'https://gptsites.test', idempotencyKey },
    });
  const [closed, paid] = [await open('page-closed'), await open('page-paid')];
  expect(await provider.readPaymentPage(closed.pageId)).toBe('open');
  for (const _again of [1, 2]) expect(await provider.closePaymentPage(closed.pageId)).toBe('closed');
  const type = ({ pageId }: { pageId: string }) =>
    engine.payPage(engine.state.pages[pageId] ?? expect.fail(), paying);
  expect(() => type(closed)).toThrow('This page is closed');
  type(paid);
  expect(await provider.closePaymentPage(paid.pageId)).toBe('paid');
});

test('an address that cannot be taxed is refused at its field and changes nothing; a cleared one keeps the place of the tax', async () => {
  const { customerId } = await order(growth);
  const billed = {
    ...{ name: 'Mill District', email: 'ap@mill.test', organisationName: '', addressLines: ['9 Mill Road'] },
    ...{ postalCode: '10001', country: 'US', taxId: '', billingEmail: '', purchaseOrderNumber: '' },
  };
  await taxing.describeCustomer(customerId, billed);
  const issues = [{ field: 'postalCode' }];
  for (const postalCode of ['', '00000'])
    await expect(
      taxing.describeCustomer(customerId, { ...billed, postalCode, name: 'New' }),
    ).rejects.toMatchObject({ code: 'VALIDATION', issues });
  expect(engine.state.customers[customerId]).toMatchObject({
    name: 'Mill District',
    address: { country: 'US', postal_code: '10001' },
  });
  await taxing.describeCustomer(customerId, { ...billed, country: '', postalCode: '' });
  expect(engine.state.customers[customerId]?.address).toEqual({ country: 'US', postal_code: '10001' });
});

test('an event that a killed process left behind is sent by the next', async () => {
  const taken: string[] = [];
  const webhook = createHttpServer(async (request, response) => {
    taken.push(await text(request));
    response.writeHead(200).end();
  });
  const port = await listen(webhook);
  const left = ['{"id":"evt_1"}', '{"id":"evt_2"}'];
  const remove = (payload: string) => void left.splice(left.indexOf(payload), 1);
  const queue = { isSaved: () => true, list: () => left, add: () => undefined, remove };
  await createEventSender(() => `http://127.0.0.1:${port}`, 'whsec_test', queue).flush();
  expect(taken).toEqual(['{"id":"evt_1"}', '{"id":"evt_2"}']);
  expect(left).toEqual([]);
  await close(webhook);
});

test('an event needs the provider’s signature, and this mode and account', async () => {
  const sign = (payload: string, secret = STRIPE_WEBHOOK_SECRET) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const event = { id: 'evt_1', object: 'event', type: 'customer.updated', livemode: false };
  const write = (change: object) =>
    JSON.stringify({ ...event, data: { object: { object: 'customer', id: 'cus_1' } }, ...change });
  const payload = write({});
  expect(await provider.verifyEvent(payload, sign(payload))).toMatchObject({ customerId: 'cus_1' });
  const forged: [string, string][] = [
    [payload.replace('cus_1', 'cus_2'), sign(payload)],
    [payload, sign(payload, 'whsec_other')],
    [payload, ''],
  ];
  for (const [body, signature] of forged)
    await expect(provider.verifyEvent(body, signature)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  for (const other of [{ livemode: true }, { account: 'acct_other' }]) {
    const body = write(other);
    expect(await provider.verifyEvent(body, sign(body))).toBeUndefined();
  }
});

const newYork = { country: 'US', postalCode: '10001', taxId: '', exemptionNumber: '' };

test.each([
  ['a place with sales tax', newYork, 879],
  ['a place without', { ...newYork, postalCode: '97712' }, 0],
  ['an exempt school', { ...newYork, exemptionNumber: 'NY-119-22' }, 0],
  ['a company of another country', { country: 'DE', postalCode: '', taxId: '', exemptionNumber: '' }, 1881],
  ['one with a tax number', { country: 'DE', postalCode: '', taxId: 'DE123456789', exemptionNumber: '' }, 0],
])('%s is charged the tax that was shown', async (_name, place, taxCents) => {
  expect(await taxing.previewTax(growth, place)).toBe(taxCents);
  const customerId = await taxing.createCustomer({
    ...{ organisationId: 'organisation-1', name: 'Maple Grove', email: 'office@maple.test' },
    idempotencyKey: `taxed-customer-${made++}`,
  });
  const order = {
    ...{ customerId, organisationId: 'organisation-1', purchase: growth, trialEndsAt: undefined },
    purchaseOrderNumber: '',
  };
  const subscribe = () => taxing.createSubscription({ ...order, idempotencyKey: `taxed-${made++}` });
  await expect(subscribe()).rejects.toMatchObject({ code: 'customer_tax_location_invalid' });
  await taxing.placeCustomer(customerId, { ...newYork, taxId: '12-3456789' });
  await taxing.placeCustomer(customerId, place);
  const { subscription, confirmation } = await subscribe();
  engine.confirm(confirmation?.clientSecret ?? '', '4242424242424242');
  const [invoice] = await taxing.listInvoices(customerId, 10);
  expect(invoice).toMatchObject({ status: 'paid', totalCents: 9900 + taxCents });
  const paymentId = (await taxing.findPaymentOf(invoice?.invoiceId ?? '')) ?? '';
  expect(await taxing.readPayment(paymentId)).toMatchObject({ paidCents: 9900 + taxCents, taxCents });

  const { dueNowCents, proratedAt } = await taxing.previewChange(subscription.subscriptionId, enterprise);
  const change = { subscriptionId: subscription.subscriptionId, purchase: enterprise, proratedAt };
  await taxing.changePlan({ ...change, idempotencyKey: `taxed-change-${made++}` });
  expect((await taxing.listInvoices(customerId, 10))[0]).toMatchObject({ totalCents: dueNowCents });
});

test('a payment beside credit holds its part of the tax of the invoice', async () => {
  const customerId = await taxing.createCustomer({
    ...{ organisationId: 'organisation-1', name: 'Maple Grove', email: 'office@maple.test' },
    idempotencyKey: `taxed-customer-${made++}`,
  });
  await taxing.placeCustomer(customerId, newYork);
  const customer = engine.state.customers[customerId];
  if (customer) customer.balance = -5000;
  const { confirmation } = await taxing.createSubscription({
    ...{ customerId, organisationId: 'organisation-1', purchase: growth, trialEndsAt: undefined },
    ...{ purchaseOrderNumber: '', idempotencyKey: `taxed-${made++}` },
  });
  engine.confirm(confirmation?.clientSecret ?? '', '4242424242424242');
  const [invoice] = await taxing.listInvoices(customerId, 10);
  const paymentId = (await taxing.findPaymentOf(invoice?.invoiceId ?? '')) ?? '';
  const paidCents = 9900 + 879 - 5000;
  const taxCents = Math.round((879 * paidCents) / (9900 + 879));
  expect(await taxing.readPayment(paymentId)).toMatchObject({ paidCents, taxCents });
});

test.each([
  ['postalCode', { ...newYork, postalCode: '00000' }],
  ['taxId', { ...newYork, taxId: '123' }],
])('an unknown %s is refused by name, before anything is bought', async (field, place) => {
  const customerId = await taxing.createCustomer({
    ...{ organisationId: 'organisation-1', name: 'Maple Grove', email: 'office@maple.test' },
    idempotencyKey: `taxed-customer-${made++}`,
  });
  const refusal = { code: 'VALIDATION', issues: [{ field: `taxPlace.${field}` }] };
  await expect(taxing.previewTax(growth, place)).rejects.toMatchObject(refusal);
  await expect(taxing.placeCustomer(customerId, place)).rejects.toMatchObject(refusal);
  expect(engine.state.customers[customerId]).toMatchObject({ address: null, tax_exempt: 'none' });
});

test('an address that the provider does not take is refused at its field', async () => {
  const customer = { organisationId: 'organisation-1', name: 'Maple Grove', email: 'büro@maple.test' };
  await expect(
    taxing.createCustomer({ ...customer, idempotencyKey: `taxed-customer-${made++}` }),
  ).rejects.toMatchObject({ code: 'VALIDATION', issues: [{ field: 'customerEmail' }] });
  const customerId = await taxing.createCustomer({
    ...{ ...customer, email: 'office@maple.test' },
    idempotencyKey: `taxed-customer-${made++}`,
  });
  const billed = { ...emptyBillingDetails, ...customer };
  await expect(taxing.describeCustomer(customerId, billed)).rejects.toMatchObject({
    ...{ code: 'VALIDATION', issues: [{ field: 'billingEmail' }] },
  });
});
