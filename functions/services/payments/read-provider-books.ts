import type { Stripe } from 'stripe';
import type { BookPorts } from '#functions/domain/books/compare-books.ts';
import { cents } from '#shared/domain/billing/money.ts';
import type { CallStripe } from './open-stripe.ts';
import { findOpenInvoice } from './read-subscription.ts';
import { openPayments } from './stripe-payments.ts';
import { expandedSubscription, toSubscription } from './to-subscription.ts';

/** Entries of a page, the most there are: https://docs.stripe.com/api/pagination. */
const limit = 100;

/** Reads the provider's books whole, and changes nothing. */
export function openBookReader(callStripe: CallStripe): Pick<BookPorts, 'listCustomers' | 'readBooks'> {
  return {
    async listCustomers() {
      const customers = await callStripe((stripe) => readAll(stripe.customers.list({ limit })));
      return customers.map(({ id, balance }) => ({
        ...{ customerId: id, creditCents: cents(Math.max(0, -balance)) },
      }));
    },
    async readBooks(customer) {
      const { customerId } = customer;
      const expand = expandedSubscription.map((path) => `data.${path}`);
      const [subscriptions, intents] = await Promise.all([
        callStripe((stripe) => readAll(stripe.subscriptions.list({ customer: customerId, limit, expand }))),
        callStripe((stripe) =>
          readAll(
            stripe.paymentIntents.list({ customer: customerId, limit, expand: ['data.latest_charge'] }),
          ),
        ),
      ]);
      return {
        ...customer,
        subscriptions: await Promise.all(
          subscriptions.map(async (found) =>
            toSubscription(found, {
              openInvoice: await findOpenInvoice(callStripe, found),
              nextDueCents: null,
            }),
          ),
        ),
        payments: (await Promise.all(intents.map((intent) => readPayment(callStripe, intent)))).flat(),
      };
    },
  };
}

async function readAll<Item>(pages: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of pages) all.push(item);
  return all;
}

async function readPayment(callStripe: CallStripe, intent: Stripe.PaymentIntent) {
  const { id: paymentId, status, latest_charge: charge, amount_received, metadata } = intent;
  if (status !== 'succeeded' || !charge || typeof charge === 'string') return [];
  // What a lost dispute took counts as refunded.
  const disputed = charge.disputed ? await openPayments(callStripe).readPayment(paymentId) : undefined;
  return [
    {
      ...{ paymentId, paidCents: cents(amount_received), ownInvoiceId: metadata.invoiceId },
      refundedCents: disputed?.refundedCents ?? cents(charge.amount_refunded),
    },
  ];
}
