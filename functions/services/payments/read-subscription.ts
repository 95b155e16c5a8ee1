import type { Stripe } from 'stripe';
import type { Subscription } from '#functions/domain/billing/billing-account.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { type CallStripe, findOne, PaymentRefusal } from './open-stripe.ts';
import { expandedSubscription, findCustomersCard, toSubscription } from './to-subscription.ts';

/** Reads a subscription, after the card that its owner entered last became the one that is charged. */
export async function readSubscription(
  callStripe: CallStripe,
  subscriptionId: string,
): Promise<Subscription | undefined> {
  const read = () =>
    findOne(
      callStripe((stripe) => stripe.subscriptions.retrieve(subscriptionId, { expand: expandedSubscription })),
    );
  const found = await read();
  if (!found) return undefined;
  const newest = await findNewCard(callStripe, found);
  if (newest) {
    // It may have ended meanwhile, and is read again.
    await findOne(
      callStripe((stripe) => stripe.subscriptions.update(subscriptionId, { default_payment_method: newest })),
    );
  }
  return describeSubscription(callStripe, (newest && (await read())) || found);
}

/** A subscription with what the customer owes now and next. */
export async function describeSubscription(
  callStripe: CallStripe,
  found: Stripe.Subscription,
): Promise<Subscription> {
  const [openInvoice, nextDueCents] = await Promise.all([
    findOpenInvoice(callStripe, found),
    findNextDue(callStripe, found),
  ]);
  return toSubscription(found, { openInvoice, nextDueCents });
}

/**
 * The card entered last, if another one is charged. A card from the portal is only the customer's own, and one from
 * a set-up belongs to nobody's bills until it is chosen.
 */
async function findNewCard(callStripe: CallStripe, found: Stripe.Subscription): Promise<string | undefined> {
  const { id, status, default_payment_method: own, customer, pending_setup_intent: setup } = found;
  if (!isLive(status)) return undefined;
  const ofCustomer = findCustomersCard(customer);
  if (own && typeof own !== 'string' && ofCustomer && typeof ofCustomer !== 'string')
    return ofCustomer.id !== own.id && ofCustomer.created > own.created ? ofCustomer.id : undefined;
  if (own || ofCustomer || setup) return undefined;
  const customerId = typeof customer === 'string' ? customer : customer.id;
  const { data } = await callStripe((stripe) =>
    stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: 1 }),
  );
  const [card] = data;
  if (!card) return undefined;
  if (card.customer !== customerId) throw new Error(`The card of ${id} belongs to somebody else`);
  return card.id;
}

/** Whether charges may follow. */
function isLive(status: Stripe.Subscription.Status): boolean {
  return status === 'trialing' || status === 'active' || status === 'past_due' || status === 'unpaid';
}

/** The newest invoice of a subscription that waits for a payment. */
export async function findOpenInvoice(
  callStripe: CallStripe,
  { id, status }: Stripe.Subscription,
): Promise<Subscription['openInvoice']> {
  if (!isLive(status) || status === 'trialing') return null;
  const { data } = await callStripe((stripe) =>
    stripe.invoices.list({ subscription: id, status: 'open', limit: 1 }),
  );
  const [invoice] = data;
  if (!invoice?.id) return null;
  return {
    invoiceId: invoice.id,
    dueCents: cents(invoice.amount_remaining),
    url: invoice.hosted_invoice_url ?? null,
    asksOwner: await asksOwner(callStripe, invoice.id),
  };
}

/** Whether the bank waits for the cardholder to confirm the payment. */
async function asksOwner(callStripe: CallStripe, invoice: string): Promise<boolean> {
  const { data } = await callStripe((stripe) =>
    stripe.invoicePayments.list({ invoice, limit: 10, expand: ['data.payment.payment_intent'] }),
  );
  return data.some(({ payment: { payment_intent: intent } }) =>
    Boolean(intent && typeof intent !== 'string' && intent.status === 'requires_action'),
  );
}

/** The amount of the next charge, after credit and with tax; null when there is none. */
async function findNextDue(
  callStripe: CallStripe,
  { id, status, cancel_at_period_end: ends }: Stripe.Subscription,
): Promise<Subscription['nextDueCents']> {
  if (!isLive(status) || ends) return null;
  try {
    const { amount_due } = await callStripe((stripe) => stripe.invoices.createPreview({ subscription: id }));
    return cents(amount_due);
  } catch (error) {
    if (error instanceof PaymentRefusal && error.code === 'invoice_upcoming_none') return null;
    throw error;
  }
}
