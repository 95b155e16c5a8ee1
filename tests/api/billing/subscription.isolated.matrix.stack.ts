import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { endBilling } from '#functions/domain/billing/end-billing.ts';
import { keptCents } from '#functions/domain/billing/payment.ts';
import { runBilling } from '#functions/domain/billing/run-billing.ts';

import { getDeps } from '#functions/wiring/deps.ts';
import { cents, formatCents, sumCents } from '#shared/domain/billing/money.ts';
import { addDays } from '#shared/domain/trial.ts';
import { waitForLink } from '#tests/support/callers/outbox.ts';
import { openStaff } from '#tests/support/callers/roles.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { openLifeCycleWorld } from '#tests/support/stacks/life-cycle-world.ts';
import { eraseAccounts, refuseFailure, runAsSweeper } from '#tests/support/stacks/sweeper.ts';

let world: Awaited<ReturnType<typeof openLifeCycleWorld>>;
let staff: Agent;
beforeAll(async () => {
  world = await openLifeCycleWorld();
  staff = await openStaff(world.url, 'superadmin', 'gpt');
});
afterAll(() => world?.stop());

const replySchema = z.looseObject({ status: z.string().optional(), message: z.string().optional() });

/** Acts as the browser, and the passing of time, at the payment provider. */
async function atProvider(path: string, body: object) {
  const response = await fetch(`${world.url}/_local/payments/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return replySchema.parse(await response.json());
}

/** What a customer has paid, less refunds. */
async function readTotal(organisationId: string): Promise<number> {
  const { payments } = await getDeps();
  return sumCents((await payments.listOf(organisationId, 100)).map(keptCents));
}

/** The customer as staff see it now, with the figures of its brand. */
async function readStaffView(organisationId: string) {
  const { snapshots } = await getDeps();
  await snapshots.drop(['all']);
  const { billingManager, customerUsers, trialUsers, trialVsCustomers } =
    await staff.client.superadmin.getDashboard({});
  const row = [...customerUsers, ...trialUsers].find(({ id }) => id === organisationId);
  const { kind, status, plan } = row ?? {};
  const revenue = row?.kind === 'customer' ? row.revenue : undefined;
  const { paidCustomers, totalCustomers } = trialVsCustomers.find(({ brandId }) => brandId === 'edgpt') ?? {};
  const { totalRevenue, totalCancellations } = billingManager;
  const counts = { paidCustomers, totalCustomers, totalRevenue, totalCancellations };
  return { kind, status, plan, revenue, ...counts };
}

/** Refunds a part of the newest payment, once however often it is asked, and shows it in the customer's timeline. */
async function refundAsStaff(id: string, amountCents: number) {
  const { superadmin } = staff.client;
  const readPayments = async () =>
    (await superadmin.getTimeline({ id })).events.flatMap((event) =>
      event.kind === 'payment' ? [event] : [],
    );
  const [payment] = await readPayments();
  const { paymentId = '', paidCents = 0 } = payment ?? {};
  const reason = 'Paid for two schools by mistake';
  const refund = { id, paymentId, refundedCents: 0, reason, tellsReason: true };
  await expect(superadmin.refundPayment({ ...refund, amountCents, reason: ' ' })).rejects.toMatchObject({
    code: 'VALIDATION',
  });
  await expect(superadmin.refundPayment({ ...refund, amountCents: paidCents + 1 })).rejects.toMatchObject({
    code: 'VALIDATION',
  });
  const results = await Promise.allSettled(
    [1, 2].map(() => superadmin.refundPayment({ ...refund, amountCents })),
  );
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect((await readPayments())[0]).toMatchObject({ paymentId, refundedCents: amountCents });
  await expect(superadmin.refundPayment({ ...refund, amountCents })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  const { events } = await superadmin.getTimeline({ id });
  const deeds = events.flatMap((event) => (event.kind === 'staff' ? [event.deed] : []));
  expect(deeds.filter(({ kind }) => kind === 'payment-refunded')).toEqual([
    { kind: 'payment-refunded', organisationId: id, paymentId, refundedCents: amountCents, reason },
  ]);
}

/** Pays a former customer's credit back, once however often it is asked. */
async function payCreditBack(id: string, customerId: string) {
  const { superadmin } = staff.client;
  const { provider } = await getDeps();
  await provider.takeFromBalance({ customerId, amountCents: cents(-700), refundKey: 'goodwill' });
  const readCredit = async () => (await superadmin.getTimeline({ id })).idleCreditCents;
  await expect.poll(readCredit).toBeGreaterThanOrEqual(700);
  const creditCents = await readCredit();
  const before = await readTotal(id);
  const refund = { id, creditCents, reason: 'Left us' };
  await expect(superadmin.refundBalance({ ...refund, creditCents: creditCents + 1 })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  const answers = await Promise.allSettled([1, 2].map(() => superadmin.refundBalance(refund)));
  expect(answers).toContainEqual({ status: 'fulfilled', value: { refundedCents: creditCents } });
  expect([await readCredit(), await readTotal(id)]).toEqual([0, before - creditCents]);
  const { events } = await superadmin.getTimeline({ id });
  const deeds = events.flatMap((event) => (event.kind === 'staff' ? [event.deed] : []));
  const sums = deeds.flatMap((deed) =>
    deed.kind === 'payment-refunded' && deed.reason === 'credit, Left us' ? [deed.refundedCents] : [],
  );
  expect(sumCents(sums)).toBe(creditCents);
  await expect(superadmin.refundBalance(refund)).rejects.toMatchObject({ code: 'CONFLICT' });
  return creditCents;
}

const order = { platform: 'edgpt', tierId: 'growth', interval: 'monthly' } as const;

test('nobody can subscribe for somebody else: the owner of the address confirms by a mailed link', async () => {
  const { email } = await world.openCustomer('Mailed School');
  const stranger = openAgent(world.url).client.checkout;
  const asked = { ...order, customerEmail: email, customerName: 'Mailed School' };
  await expect(stranger.getOrder(order)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await stranger.createSubscription(asked)).toMatchObject({ clientSecret: null });
  const nobody = { ...asked, customerEmail: 'nobody@nowhere.example' };
  expect(await stranger.createSubscription(nobody)).toMatchObject({ clientSecret: null });
  const checkoutToken = await waitForLink(world.url, email, '/checkout/[^#\\s]*');
  expect(await stranger.getOrder({ ...order, checkoutToken })).toMatchObject({
    organisationName: 'Mailed School',
  });
  const { clientSecret } = await stranger.createSubscription({ ...asked, checkoutToken });
  expect(clientSecret).toMatch(/^seti_/);
  await expect(stranger.getOrder({ ...order, checkoutToken: 'guessed' })).rejects.toMatchObject({
    code: 'LINK_EXPIRED',
  });
});

test('a card that pays closes an order by invoice; deleting the account ends its subscription and keeps its payments without a name', async () => {
  const { agent, email, password, organisationId } = await world.openCustomer('Leaving School');
  const names = { customerEmail: email, customerName: 'Leaving School' };
  await agent.client.checkout.orderByInvoice({
    ...{ platform: 'edgpt', tierId: 'starter', ...names },
    ...{ purchaseOrderNumber: 'PO-9', billingName: 'Oak District', billingAddress: '2 Main Street' },
  });
  const readOrder = async () =>
    (await staff.client.inbox.listForwarded({ platform: 'edgpt' })).messages.find(
      (message) => message.order?.organisationId === organisationId,
    )?.status;
  expect(await readOrder()).not.toBe('responded');
  const { clientSecret } = await agent.client.checkout.createSubscription({ ...order, ...names });
  await atProvider('confirm', { clientSecret, number: '4242424242424242' });
  await expect.poll(async () => (await agent.client.billing.get({})).plan).toBe('growth');
  await expect.poll(readOrder).toBe('responded');
  const deps = await getDeps();
  const ports = deps;
  const subscriptionId = (await ports.billing.find(organisationId))?.subscription?.subscriptionId ?? '';
  await agent.client.account.requestDeletion({ currentPassword: password });
  const now = () => addDays(new Date(), 8);
  const reportItem = (_id: string, error: unknown) => expect(error, 'a failure').toBeUndefined();
  const end = (organisationOfOwner: string) => endBilling({ ...deps, reportItem }, organisationOfOwner);
  await eraseAccounts({ ...deps, endBilling: end, now });
  expect(await ports.provider.readSubscription(subscriptionId)).toMatchObject({ status: 'canceled' });
  expect(await ports.billing.find(organisationId)).toBeUndefined();
});

// Runs last because it moves the provider's clock.
test('a school subscribes during its trial, is charged when the trial ends, fails a payment, pays, changes its plan and cancels', async () => {
  const { agent, email, organisationId } = await world.openCustomer('Paying School');
  const { checkout, billing } = agent.client;
  const names = { customerEmail: email, customerName: 'Paying School' };
  const before = await checkout.getOrder(order);
  expect(before).toMatchObject({ dueTodayCents: 0, priceCents: 9900, isTestMode: true, status: null });
  expect(before.trialEnd).not.toBeNull();

  // Clicks three times at once.
  const begun = await Promise.all([1, 2, 3].map(() => checkout.createSubscription({ ...order, ...names })));
  const [clientSecret = ''] = new Set(begun.map((reply) => reply.clientSecret ?? ''));
  expect(new Set(begun.map((reply) => reply.clientSecret)).size).toBe(1);
  expect(begun[0]).toMatchObject({ confirms: 'setup', trialEnd: before.trialEnd });
  const declined = await atProvider('confirm', { clientSecret, number: '4000000000000002' });
  expect(declined).toMatchObject({ status: 'failed', message: expect.stringContaining('declined') });
  expect((await billing.get({})).subscription).toBeNull();
  await atProvider('confirm', { clientSecret, number: '4000000000000341' });
  await expect.poll(async () => (await checkout.getOrder(order)).status).toBe('trialing');
  const trialing = await billing.get({});
  expect(trialing.plan).toBe('growth');
  const reminder = {
    ...({ kind: 'trial', query: email, about: 'trial' } as const),
    ...{ subject: 'Your trial ends on {trial end}', message: 'Please order a plan before {trial end}.' },
  };
  await expect(staff.client.superadmin.previewLetter(reminder)).rejects.toMatchObject({
    message: expect.stringContaining('has chosen a plan'),
  });
  expect(trialing.subscription?.nextChargeAt?.slice(0, 19)).toBe(before.trialEnd?.slice(0, 19));
  await expect(checkout.createSubscription({ ...order, ...names })).rejects.toMatchObject({
    code: 'ALREADY_SUBSCRIBED',
  });

  // A customer who pays by card changes plans through the subscription, never by hand.
  expect(await readStaffView(organisationId)).toMatchObject({
    ...{ kind: 'trial', status: 'active', plan: 'growth' },
    ...{ paidCustomers: 0, totalCustomers: 0, totalCancellations: 0 },
  });
  // The provider charges on the day it knows.
  const end = { id: organisationId, endDate: addDays(new Date(), 20).toISOString() };
  await expect(staff.client.superadmin.updateUser(end)).rejects.toMatchObject({ code: 'VALIDATION' });
  const byHand = { organisationId, plan: 'starter' } as const;
  await expect(staff.client.superadmin.setPlan(byHand)).rejects.toMatchObject({
    code: 'ALREADY_SUBSCRIBED',
    message: expect.stringContaining('pays by card'),
  });
  await expect(
    staff.client.superadmin.updateUser({
      ...{ id: organisationId, name: 'Other Name' },
      ...{ status: 'converted', plan: 'starter' },
    }),
  ).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
  expect((await agent.client.account.get({})).name).not.toBe('Other Name');

  // The trial ends, and the bank declines the charge.
  await atProvider('clock', { days: 8 });
  await expect.poll(async () => (await billing.get({})).subscription?.status).toBe('past_due');
  await world.expectMail(email, /could not charge your card/i);
  const listFailures = () => staff.client.monitor.listFailures({});
  const what = 'A card could not be charged $99.00. The owner was asked to pay or to enter another card.';
  expect(await listFailures()).toMatchObject({ failures: [{ kind: 'payment', brandId: 'edgpt', what }] });
  const ports = await getDeps();
  const sweepAfter = (days: number) =>
    runAsSweeper(() =>
      runBilling({ ...ports, now: () => addDays(new Date(), days), reportItem: refuseFailure }),
    );
  // Nothing is credited for time that was never paid.
  expect(await billing.get({})).toMatchObject({ state: 'past-due', creditCents: 0 });
  const annual = { planId: 'starter', interval: 'annual' } as const;
  const refused = { code: 'PAYMENT_DUE' };
  await expect(billing.previewChange(annual)).rejects.toMatchObject(refused);
  const proratedNow = new Date().toISOString();
  await expect(billing.changePlan({ ...annual, proratedAt: proratedNow })).rejects.toMatchObject(refused);
  await sweepAfter(6);
  await sweepAfter(12);
  await world.expectMail(email, /payment is still open/i, 2);
  expect((await billing.get({})).plan).toBe('growth');
  expect(await readStaffView(organisationId)).toMatchObject({
    ...{ kind: 'customer', status: 'past_due', plan: 'growth', paidCustomers: 0, totalCustomers: 0 },
  });
  await sweepAfter(15);
  // Billing would read it again, at the API's time.
  expect(await readStaffView(organisationId)).toMatchObject({
    ...{ status: 'past_due', plan: 'trial', paidCustomers: 0 },
  });
  await world.expectMail(email, /taking a break/i);

  // A different card pays the open invoice, and the assistant answers again.
  const { url } = await billing.openPortal({});
  await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ card: '4242424242424242' }),
    redirect: 'manual',
  });
  await expect.poll(async () => (await billing.get({})).state).toBe('active');
  await expect.poll(async () => (await readStaffView(organisationId)).plan).toBe('growth');
  expect((await listFailures()).failures).toEqual([]);
  expect((await billing.listInvoices({})).invoices).toMatchObject([{ status: 'paid', dueCents: 9900 }]);
  await expect.poll(() => readTotal(organisationId)).toBe(9900);
  expect(await readStaffView(organisationId)).toMatchObject({
    ...{ status: 'active', paidCustomers: 1, totalCustomers: 1 },
  });

  const larger = { planId: 'professional', interval: 'monthly' } as const;
  const { dueNowCents, proratedAt } = await billing.previewChange(larger);
  const changed = await Promise.all([1, 2].map(() => billing.changePlan({ ...larger, proratedAt })));
  expect(changed[0]).toMatchObject({ plan: 'professional', subscription: { priceCents: 14_900 } });
  await expect.poll(() => readTotal(organisationId)).toBe(9900 + dueNowCents);

  // What is given back is shown, and pays first.
  const smaller = { planId: 'starter', interval: 'monthly' } as const;
  const cheaper = await billing.previewChange(smaller);
  expect(cheaper.dueNowCents).toBe(0);
  const credited = await billing.changePlan({ ...smaller, proratedAt: cheaper.proratedAt });
  expect(credited).toMatchObject({ creditCents: cheaper.creditCents, subscription: { planId: 'starter' } });
  expect(credited.subscription?.nextDueCents).toBe(Math.max(0, 4900 - cheaper.creditCents));
  const back = await billing.previewChange(larger);
  expect(back.dueNowCents).toBe(0);
  await billing.changePlan({ ...larger, proratedAt: back.proratedAt });
  expect(await readTotal(organisationId)).toBe(9900 + dueNowCents);

  await billing.cancel({});
  expect((await billing.resume({})).subscription).toMatchObject({ cancelAtPeriodEnd: false });
  expect((await billing.cancel({})).subscription).toMatchObject({
    cancelAtPeriodEnd: true,
    nextChargeAt: null,
  });
  await world.expectMail(email, /^Your subscription is cancelled: /, 2);
  await world.expectMail(email, /^Your subscription goes on: /);
  await atProvider('clock', { days: 32 });
  await expect.poll(async () => (await billing.get({})).plan).toBe('trial');
  await world.expectMail(email, /subscription has ended/i);
  const total = await readTotal(organisationId);
  const { invoices } = await billing.listInvoices({});
  const paid = invoices
    .filter(({ status }) => status === 'paid')
    .reduce((sum, { dueCents }) => sum + dueCents, 0);
  expect(total).toBe(paid);
  const { customerId } = (await ports.billing.find(organisationId)) ?? {};
  await refundAsStaff(organisationId, 500);
  await world.expectMail(email, /^Refund of \$5\.00: Paying School/);
  await atProvider('refund', { customerId, amount: 400 });
  await expect
    .poll(() => readStaffView(organisationId))
    .toMatchObject({
      ...{ status: 'cancelled', plan: 'trial', paidCustomers: 0 },
      ...{ revenue: paid - 900, totalRevenue: paid - 900 },
    });
  // Of this month; leaving after the grace period may belong to the next one.
  expect((await readStaffView(organisationId)).totalCancellations).toBeGreaterThanOrEqual(1);
  const credit = await payCreditBack(organisationId, customerId ?? '');
  const amount = formatCents(credit).replace('$', '\\$');
  await world.expectMail(email, new RegExp(`^Refund of ${amount}: Paying School`));
});

test('the provider and our books agree after all that, as the command says', async () => {
  const { table } = await getDeps();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['infra/operations/check-billing.ts', '--table', table.name],
    { env: process.env },
  );
  expect(stdout).toBe('The provider and our books agree.\n');
});
