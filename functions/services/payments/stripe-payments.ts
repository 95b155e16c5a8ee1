import type { Stripe } from 'stripe';
import type { PaymentProvider } from '#functions/domain/billing/ports.ts';
import type { CustomerInvoice } from '#shared/contract/billing/billing.ts';
import { type Cents, cents, currency } from '#shared/domain/billing/money.ts';
import { invoiceStatusSchema } from '#shared/domain/billing/subscription.ts';
import { type CallStripe, findOne } from './open-stripe.ts';
import { toInstant } from './to-subscription.ts';

type Payments = Pick<
  PaymentProvider,
  | 'openPortal'
  | 'openPaymentPage'
  | 'readPaymentPage'
  | 'closePaymentPage'
  | 'listInvoices'
  | 'listPayments'
  | 'findPaymentOf'
  | 'readPayment'
>;

/** Stripe invoices, payments and hosted pages. */
export function openPayments(callStripe: CallStripe): Payments {
  const readPaymentPage = async (pageId: string) => {
    const page = await findOne(callStripe((stripe) => stripe.checkout.sessions.retrieve(pageId)));
    if (page?.status === 'open') return 'open';
    return page?.status === 'complete' ? 'paid' : 'closed';
  };
  return {
    async openPortal(customerId, returnUrl) {
      const configuration = await findPortal(callStripe);
      const { url } = await callStripe((stripe) =>
        stripe.billingPortal.sessions.create({
          customer: customerId,
          configuration,
          return_url: returnUrl,
          flow_data: {
            type: 'payment_method_update',
            after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
          },
        }),
      );
      return url;
    },
    async openPaymentPage({ customerId, invoiceId, description, amountCents, returnUrl, idempotencyKey }) {
      const { id, url } = await callStripe(
        (stripe, options) =>
          stripe.checkout.sessions.create(
            {
              mode: 'payment',
              // Other ways to pay have states of their own, such as paid days later.
              allowed_payment_method_types: ['card'],
              customer: customerId,
              line_items: [
                {
                  quantity: 1,
                  price_data: { currency, unit_amount: amountCents, product_data: { name: description } },
                },
              ],
              metadata: { invoiceId },
              payment_intent_data: { description, metadata: { invoiceId } },
              success_url: returnUrl,
              cancel_url: returnUrl,
            },
            options,
          ),
        idempotencyKey,
      );
      if (!url) throw new Error('The provider opened no payment page');
      return { pageId: id, url };
    },
    readPaymentPage,
    async closePaymentPage(pageId) {
      try {
        await callStripe((stripe) => stripe.checkout.sessions.expire(pageId));
        return 'closed';
      } catch (error) {
        // It was paid or closed before.
        const state = await readPaymentPage(pageId);
        if (state === 'open') throw error;
        return state;
      }
    },
    async listInvoices(customerId, limit) {
      const { data } = await callStripe((stripe) => stripe.invoices.list({ customer: customerId, limit }));
      return data.flatMap(toInvoice);
    },
    async listPayments(customerId, limit) {
      const { data } = await callStripe((stripe) =>
        stripe.paymentIntents.list({ customer: customerId, limit, expand: ['data.latest_charge'] }),
      );
      return data.flatMap(({ id: paymentId, status, latest_charge: charge }) =>
        status === 'succeeded' && charge && typeof charge !== 'string'
          ? [{ paymentId, refundedCents: cents(charge.amount_refunded), isDisputed: charge.disputed }]
          : [],
      );
    },
    async findPaymentOf(invoiceId) {
      const { data } = await callStripe((stripe) =>
        stripe.invoicePayments.list({ invoice: invoiceId, limit: 10 }),
      );
      const used = data.find(({ status }) => status === 'paid') ?? data[0];
      return idOf(used?.payment.payment_intent);
    },
    async readPayment(paymentId) {
      const intent = await findOne(
        callStripe((stripe) => stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] })),
      );
      const charge = intent?.latest_charge;
      const customerId = idOf(intent?.customer);
      if (intent?.status !== 'succeeded' || !charge || typeof charge === 'string' || !customerId)
        return undefined;
      const [invoice, dispute] = await Promise.all([
        findInvoiceOf(callStripe, paymentId),
        charge.disputed ? findDispute(callStripe, paymentId) : undefined,
      ]);
      const lostCents = dispute?.status === 'lost' ? dispute.amount : 0;
      return {
        paymentId,
        customerId,
        description: invoice ? describe(invoice) : (intent.description ?? ''),
        paidCents: cents(intent.amount_received),
        taxCents: invoice ? findTaxIn(intent.amount_received, invoice) : cents(0),
        refundedCents: cents(Math.min(charge.amount_refunded + lostCents, intent.amount_received)),
        dispute: dispute && toDispute(dispute.status),
        paidAt: toInstant(charge.created),
        ownInvoiceId: intent.metadata.invoiceId,
      };
    },
  };
}

async function findInvoiceOf(callStripe: CallStripe, paymentId: string): Promise<Stripe.Invoice | undefined> {
  const { data } = await callStripe((stripe) =>
    stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: paymentId },
      expand: ['data.invoice'],
      limit: 1,
    }),
  );
  const invoice = data[0]?.invoice;
  return invoice && typeof invoice !== 'string' && !invoice.deleted ? invoice : undefined;
}

/** Credit that pays a part of an invoice pays that part of its tax. */
function findTaxIn(receivedCents: number, { total_taxes: taxes, total }: Stripe.Invoice): Cents {
  const taxCents = (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return cents(total > 0 ? Math.round((taxCents * Math.min(receivedCents, total)) / total) : 0);
}

async function findDispute(callStripe: CallStripe, paymentId: string): Promise<Stripe.Dispute | undefined> {
  const { data } = await callStripe((stripe) =>
    stripe.disputes.list({ payment_intent: paymentId, limit: 1 }),
  );
  return data[0];
}

function toDispute(status: Stripe.Dispute.Status): 'open' | 'won' | 'lost' {
  if (status === 'lost') return 'lost';
  // A closed inquiry withdraws no money.
  return status === 'won' || status === 'warning_closed' ? 'won' : 'open';
}

function toInvoice(invoice: Stripe.Invoice): CustomerInvoice[] {
  const {
    id,
    number,
    status,
    created,
    total,
    amount_due,
    amount_remaining,
    hosted_invoice_url,
    invoice_pdf,
  } = invoice;
  // A draft isn't an invoice yet.
  const shown = invoiceStatusSchema.safeParse(status);
  if (!id || !shown.success) return [];
  return [
    {
      invoiceId: id,
      number,
      status: shown.data,
      description: describe(invoice),
      createdAt: toInstant(created),
      totalCents: cents(total),
      dueCents: cents(amount_due),
      leftCents: cents(shown.data === 'open' ? amount_remaining : 0),
      url: hosted_invoice_url ?? null,
      pdfUrl: invoice_pdf ?? null,
    },
  ];
}

function describe({ description, lines }: Stripe.Invoice): string {
  return description ?? lines.data.at(-1)?.description ?? '';
}

const portalMark = { gptsites: 'card' };

/** A portal limited to changing the card and viewing invoices: plans and cancellation are handled by us. */
async function findPortal(callStripe: CallStripe): Promise<string> {
  const { data } = await callStripe((stripe) =>
    stripe.billingPortal.configurations.list({ active: true, limit: 100 }),
  );
  const known = data.find(({ metadata }) => metadata?.gptsites === portalMark.gptsites);
  if (known) return known.id;
  const { id } = await callStripe(
    (stripe, options) =>
      stripe.billingPortal.configurations.create(
        {
          features: { payment_method_update: { enabled: true }, invoice_history: { enabled: true } },
          metadata: portalMark,
        },
        options,
      ),
    'gptsites:portal',
  );
  return id;
}

function idOf(expandable: string | { id: string } | null | undefined): string | undefined {
  return typeof expandable === 'string' ? expandable : expandable?.id;
}
