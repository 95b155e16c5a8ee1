import type { Stripe } from 'stripe';
import type { Subscription } from '#functions/domain/billing/billing-account.ts';
import { cents } from '#shared/domain/money.ts';
import type { SubscriptionStatus } from '#shared/domain/subscription.ts';
import { readPriceName } from './catalogue-prices.ts';

/** Fields `toSubscription` needs expanded. */
export const expandedSubscription = [
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
];

/** Maps a Stripe subscription to ours. Throws when it sells nothing from the catalogue. */
export function toSubscription(found: Stripe.Subscription): Subscription {
  const [item] = found.items.data;
  const sold = readPriceName(item?.price.lookup_key ?? null);
  if (!item || !sold) throw new Error(`The subscription ${found.id} sells nothing from the catalogue`);
  const card = readCard(found);
  return {
    ...sold,
    subscriptionId: found.id,
    status: toStatus(found.status, card !== null),
    priceCents: cents(item.price.unit_amount ?? 0),
    currentPeriodEnd: toInstant(item.current_period_end),
    trialEndsAt: found.trial_end === null ? null : toInstant(found.trial_end),
    cancelAtPeriodEnd: found.cancel_at_period_end,
    endedAt: found.ended_at === null ? null : toInstant(found.ended_at),
    card,
  };
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

function readCard({ default_payment_method, customer }: Stripe.Subscription): Subscription['card'] {
  const ofCustomer =
    typeof customer === 'string' || customer.deleted
      ? null
      : customer.invoice_settings.default_payment_method;
  const method = default_payment_method ?? ofCustomer;
  if (!method || typeof method === 'string') return null;
  const { card } = method;
  // Other payment methods, such as bank accounts, have no such digits.
  if (!card) return { brand: method.type, last4: '', expiryMonth: 0, expiryYear: 0 };
  return { brand: card.brand, last4: card.last4, expiryMonth: card.exp_month, expiryYear: card.exp_year };
}

/** Converts seconds since 1970 to ISO 8601. */
export function toInstant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

/** Converts ISO 8601 to seconds since 1970. */
export function toSeconds(instant: string): number {
  return Math.floor(Date.parse(instant) / 1000);
}
