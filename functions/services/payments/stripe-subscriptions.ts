import type { Stripe } from 'stripe';
import type { CardConfirmation, PaymentProvider } from '#functions/domain/billing/ports.ts';
import { cents } from '#shared/domain/money.ts';
import { findPlanPrice, findSetupPrice } from './catalogue-prices.ts';
import { type CallStripe, findOne } from './open-stripe.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { expandedSubscription, toInstant, toSeconds, toSubscription } from './to-subscription.ts';

type Subscriptions = Pick<
  PaymentProvider,
  | 'createSubscription'
  | 'findConfirmation'
  | 'readSubscription'
  | 'previewChange'
  | 'changePlan'
  | 'setCancelAtPeriodEnd'
  | 'endSubscription'
  | 'chargeNewestCard'
>;

const toConfirm = ['pending_setup_intent', 'latest_invoice.confirmation_secret'];

/** Stripe Billing subscriptions. */
export function openSubscriptions(callStripe: CallStripe, { addsTax }: PaymentSettings): Subscriptions {
  const read = (subscriptionId: string, expand: string[]) =>
    findOne(callStripe((stripe) => stripe.subscriptions.retrieve(subscriptionId, { expand })));
  const itemOf = async (subscriptionId: string) => {
    const found = await read(subscriptionId, []);
    const [item] = found?.items.data ?? [];
    if (!found || !item) throw new Error(`The subscription ${subscriptionId} has nothing to change`);
    return { found, itemId: item.id };
  };
  return {
    async createSubscription({ customerId, organisationId, purchase, trialEndsAt, ...order }) {
      const [price, setup] = await Promise.all([
        findPlanPrice(callStripe, purchase),
        findSetupPrice(callStripe),
      ]);
      const made = await callStripe((stripe) =>
        stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price }],
            ...(setup && { add_invoice_items: [{ price: setup }] }),
            payment_behavior: 'default_incomplete',
            payment_settings: { save_default_payment_method: 'on_subscription' },
            // Without a card nothing is owed when the trial ends.
            trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
            ...(trialEndsAt && { trial_end: toSeconds(trialEndsAt) }),
            ...(addsTax && { automatic_tax: { enabled: true } }),
            metadata: { organisationId, purchaseOrderNumber: order.purchaseOrderNumber },
            expand: [...expandedSubscription, ...toConfirm],
          },
          { idempotencyKey: order.idempotencyKey },
        ),
      );
      return { subscription: toSubscription(made), confirmation: readConfirmation(made) };
    },
    async findConfirmation(subscriptionId) {
      const found = await read(subscriptionId, toConfirm);
      return found && readConfirmation(found);
    },
    async readSubscription(subscriptionId) {
      const found = await read(subscriptionId, expandedSubscription);
      return found && toSubscription(found);
    },
    async previewChange(subscriptionId, purchase) {
      const [{ found, itemId }, price] = await Promise.all([
        itemOf(subscriptionId),
        findPlanPrice(callStripe, purchase),
      ]);
      const proratedAt = Math.floor(Date.now() / 1000);
      const preview = await callStripe((stripe) =>
        stripe.invoices.createPreview({
          subscription: subscriptionId,
          subscription_details: {
            items: [{ id: itemId, price }],
            ...(found.status === 'trialing'
              ? { proration_behavior: 'none' }
              : { proration_behavior: 'always_invoice', proration_date: proratedAt }),
          },
        }),
      );
      return {
        dueNowCents: cents(found.status === 'trialing' ? 0 : preview.total),
        proratedAt: toInstant(proratedAt),
      };
    },
    async changePlan({ subscriptionId, purchase, proratedAt, idempotencyKey }) {
      const [{ found, itemId }, price] = await Promise.all([
        itemOf(subscriptionId),
        findPlanPrice(callStripe, purchase),
      ]);
      await callStripe((stripe) =>
        stripe.subscriptions.update(
          subscriptionId,
          {
            items: [{ id: itemId, price }],
            ...(found.status === 'trialing'
              ? { proration_behavior: 'none' }
              : {
                  proration_behavior: 'always_invoice',
                  proration_date: toSeconds(proratedAt),
                  // A declined card leaves the plan unchanged.
                  payment_behavior: 'error_if_incomplete',
                }),
          },
          { idempotencyKey },
        ),
      );
    },
    async setCancelAtPeriodEnd(subscriptionId, isCancelled) {
      await callStripe((stripe) =>
        stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isCancelled }),
      );
    },
    async endSubscription(subscriptionId) {
      const found = await read(subscriptionId, []);
      if (!found || found.status === 'canceled' || found.status === 'incomplete_expired') return;
      await callStripe((stripe) => stripe.subscriptions.cancel(subscriptionId));
    },
    async chargeNewestCard(subscriptionId) {
      const found = await read(subscriptionId, ['customer']);
      if (!found || typeof found.customer === 'string' || found.customer.deleted) return;
      const newest = idOf(found.customer.invoice_settings.default_payment_method);
      const used = idOf(found.default_payment_method);
      if (!newest || !used || newest === used) return;
      await callStripe((stripe) =>
        stripe.subscriptions.update(subscriptionId, { default_payment_method: newest }),
      );
    },
  };
}

function readConfirmation(found: Stripe.Subscription): CardConfirmation | undefined {
  const { pending_setup_intent: setup, latest_invoice: invoice } = found;
  if (setup && typeof setup !== 'string' && setup.client_secret)
    return { clientSecret: setup.client_secret, kind: 'setup' };
  if (!invoice || typeof invoice === 'string' || invoice.status !== 'open') return undefined;
  const secret = invoice.confirmation_secret?.client_secret;
  return secret ? { clientSecret: secret, kind: 'payment' } : undefined;
}

function idOf(expandable: string | { id: string } | null): string | undefined {
  return typeof expandable === 'string' ? expandable : expandable?.id;
}
