import { Stripe } from 'stripe';
import type { LifeCycle, Organisation, User } from '#functions/domain/accounts/account.ts';
import type { BillingAccount, Subscription } from '#functions/domain/billing/billing-account.ts';
import { netCents, type Payment } from '#functions/domain/billing/payment.ts';
import type { BillingPorts, ProviderPayment } from '#functions/domain/billing/ports.ts';
import { generateInvoices } from '#functions/domain/school-billing/generate-invoices.ts';
import { openSchoolBillingWorld } from '#functions/domain/school-billing/school-billing-world-fixture.ts';
import { settleCardPayment } from '#functions/domain/school-billing/settle-card-payment.ts';
import { openStripeProvider } from '#functions/services/payments/stripe-provider.ts';
import { cents } from '#shared/domain/money.ts';
import { addDays } from '#shared/domain/trial.ts';

const deeds = [
  'confirm',
  'renew',
  'fail',
  'pay',
  'pay-school-invoice',
  'upgrade',
  'cancel',
  'resume',
  'end',
  'refund',
  'dispute',
] as const;
type Deed = (typeof deeds)[number];

/** In-memory customer, provider and stores. Only signatures use the real client. */
export function openBillingWorld(customer: Organisation & { lifeCycle: LifeCycle }) {
  const secret = 'whsec_world';
  const customerId = 'cus_world';
  let now = new Date(customer.createdAt);
  let organisation: Organisation = customer;
  let counter = 0;
  let isPastDue = false;
  let paid = 0;
  const schools = openSchoolBillingWorld(customer.createdAt);
  schools.order(customer.organisationId, 'starter', customer.createdAt);
  const payments = new Map<string, ProviderPayment>();
  const provider = {
    subscription: firstSubscription(customer.trialEndsAt),
    payments,
  };
  let account: BillingAccount = {
    ...{ organisationId: customer.organisationId, brandId: customer.brandId, version: 1, method: 'card' },
    ...{ purchaseOrderNumber: '', customerId, subscription: provider.subscription, grantsPlan: false },
    pastDueTold: 0,
    dueAt: now.toISOString(),
  };
  const stored = new Map<string, Payment>();
  const seen = new Set<string>();
  const mails: string[] = [];
  const owner: Pick<User, 'userId' | 'name' | 'email'> & Partial<User> = {
    ...{ userId: 'owner-1', name: 'Ada', email: 'ada@maple.test' },
  };
  const real = openStripeProvider({
    readSecretKey: async () => 'sk_test_world',
    readWebhookSecret: async () => secret,
    ...{ apiUrl: 'http://127.0.0.1:9', addsTax: false },
  });
  const unused = async (): Promise<never> => {
    throw new Error('not asked here');
  };
  const ports: BillingPorts = {
    provider: {
      ...real,
      readSubscription: async (id) =>
        id === provider.subscription.subscriptionId ? { ...provider.subscription } : undefined,
      findPaymentOf: async (invoiceId) => (payments.has(`pi_${invoiceId}`) ? `pi_${invoiceId}` : undefined),
      readPayment: async (id) => payments.get(id) && { ...(payments.get(id) ?? unusedPayment) },
      listPayments: async () =>
        [...payments.values()].map(({ paymentId, refundedCents, dispute }) => ({
          ...{ paymentId, refundedCents, isDisputed: dispute !== undefined },
        })),
      chargeNewestCard: async () => undefined,
      createSubscription: unused,
    },
    billing: {
      find: async () => ({ ...account }),
      async save(next, { standing, mails: letters }) {
        if (next.version !== account.version + 1) return false;
        if (standing && standing.organisation.plan !== organisation.plan) return false;
        account = next;
        if (standing) {
          const { plan, unpaid, change } = standing;
          organisation = { ...organisation, plan, unpaid, customerSince: change.customerSince };
          isPastDue = unpaid === 'past-due';
          paid += change.sales.totals?.paid ?? 0;
        }
        mails.push(...(letters?.mails ?? []).map(({ mailId }) => mailId));
        return true;
      },
      findByCustomer: async (id) =>
        id === customerId
          ? { organisationId: customer.organisationId, brandId: customer.brandId }
          : undefined,
      findDue: async (before) =>
        account.dueAt && account.dueAt <= before.toISOString() ? [account.organisationId] : [],
      claim: async () => account,
      hasSeen: async (id) => seen.has(id),
      markSeen: async (id) => void seen.add(id),
    },
    payments: {
      find: async (_organisationId, paymentId) => stored.get(paymentId),
      async replace(known, payment) {
        if (stored.get(payment.paymentId) !== known) return false;
        stored.set(payment.paymentId, payment);
        return true;
      },
      listOf: async () => [...stored.values()],
    },
    organisations: {
      find: async () => organisation,
      findConversionId: async () => 'conversion-1',
    },
    users: {
      find: async () => ({
        ...{ organisationId: customer.organisationId, brandId: customer.brandId, role: 'owner' as const },
        ...{ username: 'ada', phone: '', passwordHash: '', createdAt: customer.createdAt },
        ...owner,
      }),
    },
    settleInvoice: (invoiceId, payment) => settleCardPayment(schools.ports, invoiceId, payment),
    listOwnInvoices: async () => [],
    ensureListed: async () => true,
    pricingModelOf: () => 'standard',
    siteOrigin: () => 'https://gptsites.test',
    startMail: async () => undefined,
    paymentForm: { kind: 'embedded' },
    addsTax: false,
    now: () => now,
  };
  const change = (changes: Partial<Subscription>) => {
    if (provider.subscription.status !== 'canceled')
      provider.subscription = { ...provider.subscription, ...changes };
  };
  const pay = (paidCents = cents(4900), ownInvoiceId?: string) => {
    const invoiceId = `in_${counter}`;
    const paymentId = `pi_${invoiceId}`;
    payments.set(paymentId, {
      ...{ paymentId, customerId, description: 'Basic', paidCents, taxCents: cents(0) },
      ...{ refundedCents: cents(0), dispute: undefined, paidAt: now.toISOString(), ownInvoiceId },
    });
    return invoiceId;
  };
  const changePayment = (draw: () => number, changes: Partial<ProviderPayment>) => {
    const [id, payment] = [...payments][Math.floor(draw() * payments.size)] ?? [];
    if (id && payment) payments.set(id, { ...payment, ...changes });
    return id;
  };
  const write = (type: string, object: object) =>
    JSON.stringify({
      ...{ id: `evt_${counter}`, object: 'event', type, livemode: false },
      data: { object: { customer: customerId, ...object } },
    });
  return {
    ...{ ports, provider, secret, deeds },
    account: () => account,
    organisation: () => organisation,
    mails: () => mails,
    now: () => now,
    isPastDue: () => isPastDue,
    paid: () => paid,
    schoolInvoice: () => schools.invoices()[0],
    invoiceSchool: () => generateInvoices(schools.ports, 'edgpt', undefined),
    totalCents: () => [...stored.values()].reduce((sum, payment) => sum + netCents(payment), 0),
    pass(days: number) {
      now = addDays(now, days);
    },
    sign: (payload: string, by = secret) => Stripe.webhooks.generateTestHeaderString({ payload, secret: by }),
    ofStranger: (payload: string) =>
      payload.replaceAll(customerId, 'cus_stranger').replace(/(evt|in|pi)_/g, '$1_other_'),
    /** Changes the provider's state, and returns the resulting event. */
    happen(deed: Deed, draw: () => number): string {
      counter++;
      const subscription = { object: 'subscription', id: provider.subscription.subscriptionId };
      const card = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 };
      switch (deed) {
        case 'confirm':
          if (provider.subscription.status === 'incomplete') change({ status: 'trialing', card });
          return write('setup_intent.succeeded', { object: 'setup_intent', id: `seti_${counter}` });
        case 'renew':
        case 'pay': {
          if (provider.subscription.status === 'canceled' || provider.subscription.status === 'incomplete')
            return write('customer.subscription.updated', subscription);
          change({ status: 'active', currentPeriodEnd: addDays(now, 30).toISOString() });
          return write('invoice.paid', { object: 'invoice', id: pay() });
        }
        case 'pay-school-invoice': {
          const paymentId = `pi_${pay(draw() < 0.5 ? cents(47_000) : cents(10_000), schools.invoices()[0]?.invoiceId)}`;
          return write('payment_intent.succeeded', { object: 'payment_intent', id: paymentId });
        }
        case 'fail':
          if (provider.subscription.status === 'active') change({ status: 'past_due' });
          return write('invoice.payment_failed', { object: 'invoice', id: `in_${counter}` });
        case 'upgrade':
          change({ planId: draw() < 0.5 ? 'professional' : 'enterprise', priceCents: cents(9900) });
          return write('customer.subscription.updated', subscription);
        case 'cancel':
          change({ cancelAtPeriodEnd: true });
          return write('customer.subscription.updated', subscription);
        case 'resume':
          change({ cancelAtPeriodEnd: false });
          return write('customer.subscription.updated', subscription);
        case 'end':
          if (draw() < 0.2) change({ status: 'canceled', endedAt: now.toISOString() });
          return write('customer.subscription.deleted', subscription);
        case 'refund': {
          const id = changePayment(draw, { refundedCents: cents(Math.floor(draw() * 4900)) });
          return write('charge.refunded', { object: 'charge', id: `ch_${counter}`, payment_intent: id });
        }
        case 'dispute': {
          const id = changePayment(draw, { dispute: draw() < 0.5 ? 'open' : 'won' });
          return write('charge.dispute.updated', {
            object: 'dispute',
            id: `dp_${counter}`,
            payment_intent: id,
          });
        }
      }
    },
  };
}

const unusedPayment: ProviderPayment = {
  ...{ paymentId: '', customerId: '', description: '', paidCents: cents(0), taxCents: cents(0) },
  ...{ refundedCents: cents(0), dispute: undefined, paidAt: '', ownInvoiceId: undefined },
};

function firstSubscription(trialEndsAt: string): Subscription {
  return {
    ...{ subscriptionId: 'sub_world', status: 'incomplete', planId: 'basic', interval: 'monthly' },
    ...{ priceCents: cents(4900), currentPeriodEnd: trialEndsAt, trialEndsAt, cancelAtPeriodEnd: false },
    ...{ endedAt: null, card: null },
  };
}
