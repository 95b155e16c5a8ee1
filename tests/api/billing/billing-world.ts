import { Stripe } from 'stripe';
import { vi } from 'vitest';
import type { LifeCycle, Organisation, User } from '#functions/domain/accounts/account.ts';
import type { BillingAccount } from '#functions/domain/billing/billing-account.ts';
import { keptCents, type Payment } from '#functions/domain/billing/payment.ts';
import type { BillingChange, OrderingPorts } from '#functions/domain/billing/ports.ts';
import { receiveEvent } from '#functions/domain/billing/receive-event.ts';
import type { BalancePorts } from '#functions/domain/billing/refunds/refund-balance.ts';
import type { BookPorts } from '#functions/domain/books/compare-books.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { generateInvoices } from '#functions/domain/school-billing/generate-invoices.ts';
import { settleCardPayment } from '#functions/domain/school-billing/payment/settle-card-payment.ts';
import { isPaying } from '#functions/domain/staff/listing.ts';
import type { StaffAction } from '#functions/domain/staff-log/staff-action.ts';
import { openStripe } from '#functions/services/payments/open-stripe.ts';
import { openBookReader } from '#functions/services/payments/read-provider-books.ts';
import { openStripeProvider } from '#functions/services/payments/stripe-provider.ts';
import type { BillingStore } from '#functions/storage/dynamodb/billing/billing-store.ts';
import type { PaymentStore } from '#functions/storage/dynamodb/billing/payment-store.ts';
import { answerCall } from '#infra/local/payments/answer-call.ts';
import { PaymentEngine } from '#infra/local/payments/payment-engine.ts';
import { paymentStateSchema } from '#infra/local/payments/payment-objects.ts';
import { advance } from '#infra/local/payments/payment-subscriptions.ts';
import { addDays } from '#shared/domain/trial.ts';
import { openSchoolBillingWorld } from '#tests/support/worlds/school-billing-world-fixture.ts';
import type { SlowNetwork } from './slow-network.ts';

const secret = 'whsec_world';

/** How calls reach the provider, and which events its webhook brings at once; those it does not are `events`. */
type Delivery = { network: SlowNetwork; sendsNow: () => boolean };

export type BillingWorld = ReturnType<typeof openBillingWorld>;

/**
 * A customer with in-memory stores, and the embedded provider behind the real client, in this process. Dates are
 * those of fake timers.
 */
export function openBillingWorld(
  customer: Organisation & { lifeCycle: LifeCycle },
  delivery?: Delivery,
  addsTax = false,
) {
  const now = () => new Date();
  const events: string[] = [];
  const failures: unknown[] = [];
  const underWay = new Set<Promise<void>>();
  let counter = 0;
  let rung = 0;
  const engine = new PaymentEngine(
    paymentStateSchema.parse({}),
    {
      send(type, object) {
        const id = `evt_${++counter}`;
        const payload = JSON.stringify({ id, object: 'event', type, livemode: false, data: { object } });
        if (!delivery?.sendsNow()) return void events.push(payload);
        const sending = sendNow(delivery.network, payload).finally(() => underWay.delete(sending));
        underWay.add(sending);
      },
    },
    () => undefined,
  );
  const settings = {
    readSecretKey: async () => 'sk_test_world',
    readWebhookSecret: async () => secret,
    ...{ apiUrl: 'http://payments.test', addsTax, fetch: answerWith(engine, delivery?.network) },
  };
  const provider = openStripeProvider(settings);
  const schools = openSchoolBillingWorld(customer.createdAt);
  schools.order(customer.organisationId, 'growth', customer.createdAt);
  const books = openBooks(customer);
  const owner: User = {
    ...{ userId: 'owner-1', name: 'Ada', email: 'ada@maple.test', organisationId: customer.organisationId },
    ...{ brandId: customer.brandId, role: 'owner', username: 'ada', phone: '', passwordHash: '' },
    createdAt: customer.createdAt,
  };
  const sign = (payload: string, by = secret) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret: by });
  const sendNow = async (network: SlowNetwork, payload: string) => {
    await network.travel();
    try {
      await receiveEvent(ports, payload, sign(payload));
    } catch (error) {
      // The provider sends again what was not taken.
      events.push(payload);
      failures.push(error);
    }
  };
  const ports: OrderingPorts = {
    provider,
    billing: books.billing,
    payments: books.payments,
    details: { find: async () => undefined },
    billOpenInvoices: async () => undefined,
    organisations: { find: async () => books.organisation(), findConversionId: async () => 'conversion-1' },
    users: { find: async () => owner },
    settleInvoice: (invoiceId, payment) => settleCardPayment(schools.ports, invoiceId, payment),
    listOwnInvoices: async () => [],
    isListed: async () => true,
    pricingModelOf: () => 'standard',
    siteOrigin: () => 'https://gptsites.test',
    startMail: async () => undefined,
    paymentForm: { kind: 'embedded' },
    addsTax,
    reportUnmadeInvoice: () => void rung++,
    schools: { find: async () => undefined },
    makeId: () => `id-${++counter}`,
    waiting: { listOrderIds: async () => [] },
    inbox: { find: async () => undefined, change: async () => false },
    rateLimits: {
      countCall: async () => 1,
      giveBack: async () => undefined,
      forget: async () => undefined,
      countInRow: async () => ({ count: 1 }),
      forgetRow: async () => undefined,
    },
    now,
  };
  const bookPorts: BookPorts = {
    ...{ ...ports, ...openBookReader(openStripe(settings)) },
    listAccounts: async () => [books.account()].filter((account) => account !== undefined),
    schoolInvoices: {
      find: async (id) => schools.invoices().find(({ invoiceId }) => invoiceId === id),
    },
  };
  const told: Mail[] = [];
  /** As the sweeper and staff have them. */
  const refundPorts: BalancePorts & OrderingPorts = {
    ...ports,
    notices: {
      async addOnce(_userId, mail) {
        const isNew = told.every(({ mailId }) => mailId !== mail.mailId);
        if (isNew) told.push(mail);
        return isNew;
      },
    },
  };
  return {
    ...{
      ports,
      bookPorts,
      refundPorts,
      engine,
      provider,
      owner,
      schools,
      secret,
      events,
      failures,
      sign,
      told,
    },
    account: books.account,
    actions: books.actions,
    failedPayments: books.failures,
    rung: () => rung,
    had: books.had,
    organisation: books.organisation,
    isPastDue: books.isPastDue,
    paid: books.paid,
    totalCents: books.totalCents,
    schoolInvoice: () => schools.invoices()[0],
    invoiceSchool: () => generateInvoices(schools.ports, 'edgpt', undefined),
    /** Resolves once no event is under way. */
    async settled() {
      while (underWay.size) await Promise.all(underWay);
    },
    /** The provider's clock goes on with ours. */
    pass(days: number) {
      vi.setSystemTime(addDays(now(), days));
      advance(engine);
    },
  };
}

/** Answers the client's calls: each travels to the provider and back. */
function answerWith(engine: PaymentEngine, network: SlowNetwork | undefined): typeof fetch {
  return async (input, init) => {
    await network?.travel();
    const { pathname, search } = new URL(String(input));
    const { status, body, headers } = answerCall(engine, 'https://payments.test', {
      ...{ method: init?.method ?? 'GET', url: pathname + search, body: String(init?.body ?? '') },
      idempotencyKey: new Headers(init?.headers).get('idempotency-key') ?? undefined,
    });
    const reply = JSON.stringify(body);
    await network?.travel();
    return new Response(reply, { status, headers });
  };
}

/** The stores of one customer. */
function openBooks(customer: Organisation) {
  let organisation = customer;
  let account: BillingAccount | undefined;
  let isPastDue = false;
  let paid = 0;
  const seen = new Set<string>();
  const had = new Set<string>();
  const actions: StaffAction[] = [];
  const failures: BillingChange['failure'][] = [];
  const stored = new Map<string, Payment>();
  const { organisationId, brandId } = customer;
  const billing: BillingStore = {
    find: async () => account && { ...account },
    async save(next, { standing, order, failure }) {
      if (next.version !== (account?.version ?? 0) + 1) return false;
      const { plan: known, paidSince } = standing?.organisation ?? organisation;
      if (known !== organisation.plan || paidSince !== organisation.paidSince) return false;
      account = next;
      if (order?.action) actions.push(order.action);
      if (failure) failures.push(failure);
      if (next.subscription) had.add(next.subscription.subscriptionId);
      if (!standing) return true;
      const { plan, unpaid, change } = standing;
      organisation = { ...organisation, plan, unpaid, customerSince: change.customerSince };
      isPastDue = unpaid === 'past-due';
      paid += change.sales.totals?.paid ?? 0;
      return true;
    },
    findByCustomer: async (id) => (id === account?.customerId ? { organisationId, brandId } : undefined),
    findDue: async (before) =>
      account?.dueAt && account.dueAt <= before.toISOString() ? [organisationId] : [],
    claim: async () => account,
    hasSeen: async (id) => seen.has(id),
    markSeen: async (id) => void seen.add(id),
  };
  const payments: PaymentStore = {
    find: async (_organisationId, paymentId) => stored.get(paymentId),
    async replace(known, payment, customer) {
      if (stored.get(payment.paymentId) !== known) return false;
      const isFirst = customer && !customer.paidSince && keptCents(payment) > (known ? keptCents(known) : 0);
      if (isFirst) {
        const { plan, unpaid, paidSince } = organisation;
        if (paidSince || plan !== customer.plan || unpaid !== customer.unpaid) return false;
        organisation = { ...organisation, paidSince: payment.paidAt };
        paid += Number(isPaying(organisation));
      }
      stored.set(payment.paymentId, payment);
      return true;
    },
    listOf: async () => [...stored.values()],
  };
  return {
    ...{ billing, payments, actions, failures },
    account: () => account,
    /** Subscriptions that the customer has, or once had. */
    had: (subscriptionId: string) => had.has(subscriptionId),
    organisation: () => organisation,
    isPastDue: () => isPastDue,
    paid: () => paid,
    totalCents: () => [...stored.values()].reduce((sum, payment) => sum + keptCents(payment), 0),
  };
}
