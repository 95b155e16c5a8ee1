import type { Stripe } from 'stripe';
import type { Subscription } from '#functions/domain/billing/billing-account.ts';
import { cents } from '#shared/domain/billing/money.ts';
import type { SubscriptionStatus } from '#shared/domain/billing/subscription.ts';
import { readPriceName } from './catalogue-prices.ts';

/** Fields `toSubscription` needs expanded. */
export const expandedSubscription = [
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
  'latest_invoice',
];

/** What is read beside the subscription itself. */
type Beside = Pick<Subscription, 'openInvoice' | 'nextDueCents'>;

/** Maps a Stripe subscription to ours. Throws when it sells nothing from the catalogue. */
export function toSubscription(found: Stripe.Subscription, beside: Beside): Subscription {
  const [item] = found.items.data;
  const sold = readPriceName(item?.price.lookup_key ?? null);
  if (!item || !sold) throw new Error(`The subscription ${found.id} sells nothing from the catalogue`);
  const method = findCard(found);
  const { customer, latest_invoice: latest } = found;
  const ofCustomer = findCustomersCard(customer);
  const isKnown = typeof customer !== 'string' && !customer.deleted;
  return {
    ...sold,
    ...beside,
    subscriptionId: found.id,
    status: toStatus(found.status, method !== undefined),
    priceCents: cents(item.price.unit_amount ?? 0),
    startedAt: toInstant(found.created),
    currentPeriodStart: toInstant(item.current_period_start),
    currentPeriodEnd: toInstant(item.current_period_end),
    trialEndsAt: found.trial_end === null ? null : toInstant(found.trial_end),
    cancelAtPeriodEnd: found.cancel_at_period_end,
    endedAt: found.ended_at === null ? null : toInstant(found.ended_at),
    creditCents: cents(isKnown ? Math.max(0, -customer.balance) : 0),
    latestPaidCents: cents(latest && typeof latest !== 'string' ? latest.amount_paid : 0),
    latestInvoiceId: (latest && typeof latest !== 'string' && latest.id) || null,
    unmadeInvoiceAt: latest && typeof latest !== 'string' ? findUnmade(latest) : null,
    cardId: method?.id ?? null,
    card: method ? readCard(method) : null,
    customersCard: ofCustomer && typeof ofCustomer !== 'string' ? readCard(ofCustomer) : null,
  };
}

/** https://docs.stripe.com/api/invoices/object#invoice_object-last_finalization_error */
function findUnmade({ status, last_finalization_error: error, created }: Stripe.Invoice): string | null {
  return status === 'draft' && error ? toInstant(created) : null;
}

/** Stripe trials run with or without a card; ours starts with the card. */
function toStatus(status: Stripe.Subscription.Status, hasCard: boolean): SubscriptionStatus {
  switch (status) {
    case 'trialing':
      return hasCard ? 'trialing' : 'incomplete';
    case 'active':
      return 'active';
    case 'incomplete':
      return 'incomplete';
    case 'past_due':
    case 'unpaid':
    case 'paused':
      return 'past_due';
    case 'canceled':
    case 'incomplete_expired':
      return 'canceled';
    default:
      throw new Error(`Unknown provider status: ${status}`);
  }
}

/** The card that is charged. */
function findCard({ default_payment_method: own, customer }: Stripe.Subscription) {
  const method = own ?? findCustomersCard(customer);
  return method && typeof method !== 'string' ? method : undefined;
}

/** The customer's card, which is charged when a subscription has none of its own. */
export function findCustomersCard(customer: Stripe.Subscription['customer']) {
  return typeof customer === 'string' || customer.deleted
    ? null
    : customer.invoice_settings.default_payment_method;
}

function readCard({ card, type }: Stripe.PaymentMethod): Subscription['card'] {
  // Other payment methods, such as bank accounts, have no such digits.
  if (!card) return { brand: type, last4: '', expiryMonth: 0, expiryYear: 0 };
  return { brand: card.brand, last4: card.last4, expiryMonth: card.exp_month, expiryYear: card.exp_year };
}

/** Converts seconds since 1970 to ISO 8601. */
export const toInstant = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Converts ISO 8601 to seconds since 1970. */
export const toSeconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);
