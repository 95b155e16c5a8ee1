import type { Stripe } from 'stripe';
import type { CardConfirmation, PaymentProvider } from '#functions/domain/billing/ports.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { AppError } from '#shared/errors.ts';
import { findPlanPrice, findSetupPrice } from './catalogue-prices.ts';
import { openEndings } from './end-subscription.ts';
import { AuthenticationRefusal, type CallStripe, findOne } from './open-stripe.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { describeSubscription, readSubscription } from './read-subscription.ts';
import { expandedSubscription, toInstant, toSeconds } from './to-subscription.ts';

type Subscriptions = Pick<
  PaymentProvider,
  | 'createSubscription'
  | 'listSubscriptions'
  | 'findConfirmation'
  | 'readSubscription'
  | 'previewChange'
  | 'changePlan'
  | 'setCancelAtPeriodEnd'
  | 'endSubscription'
  | 'withdrawSubscription'
  | 'payInvoice'
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
      const [price, setup, before] = await Promise.all([
        findPlanPrice(callStripe, purchase),
        findSetupPrice(callStripe),
        listOfOrder(callStripe, customerId, order.idempotencyKey),
      ]);
      const known = before.find(({ ended_at }) => ended_at === null);
      const found = known && (await read(known.id, [...expandedSubscription, ...toConfirm]));
      const made =
        found ??
        (await callStripe(
          (stripe, options) =>
            stripe.subscriptions.create(
              {
                customer: customerId,
                items: [{ price }],
                ...(setup && { add_invoice_items: [{ price: setup }] }),
                payment_behavior: 'default_incomplete',
                payment_settings: {
                  save_default_payment_method: 'on_subscription',
                  payment_method_types: ['card'],
                },
                // Without a card nothing is owed when the trial ends.
                trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
                ...(trialEndsAt && { trial_end: toSeconds(trialEndsAt) }),
                ...(addsTax && { automatic_tax: { enabled: true } }),
                metadata: {
                  organisationId,
                  purchaseOrderNumber: order.purchaseOrderNumber,
                  order: order.idempotencyKey,
                },
                expand: [...expandedSubscription, ...toConfirm],
              },
              options,
            ),
          before.length > 0 ? `${order.idempotencyKey}:after-${before.length}` : order.idempotencyKey,
        ));
      return {
        subscription: await describeSubscription(callStripe, made),
        confirmation: readConfirmation(made),
      };
    },
    async listSubscriptions(customerId) {
      const { data } = await callStripe((stripe) =>
        stripe.subscriptions.list({ customer: customerId, limit: 100 }),
      );
      return data
        .filter(({ ended_at }) => ended_at === null)
        .map(({ id: subscriptionId, metadata }) => ({ subscriptionId, orderKey: metadata.order }));
    },
    async findConfirmation(subscriptionId) {
      const found = await read(subscriptionId, toConfirm);
      return found && readConfirmation(found);
    },
    readSubscription: (subscriptionId) => readSubscription(callStripe, subscriptionId),
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
      const isFree = found.status === 'trialing';
      const { starting_balance: before, total, amount_due: due } = preview;
      return {
        dueNowCents: cents(isFree ? 0 : due),
        // A negative balance is a credit.
        creditCents: cents(Math.max(0, -(isFree ? before : before + total - due))),
        proratedAt: toInstant(proratedAt),
      };
    },
    async changePlan({ subscriptionId, purchase, proratedAt, idempotencyKey }) {
      const [{ found, itemId }, price] = await Promise.all([
        itemOf(subscriptionId),
        findPlanPrice(callStripe, purchase),
      ]);
      const items = [{ id: itemId, price }];
      const update = (key: string, change: Stripe.SubscriptionUpdateParams) =>
        callStripe(
          (stripe, options) => stripe.subscriptions.update(subscriptionId, { items, ...change }, options),
          key,
        );
      if (found.status === 'trialing')
        return void (await update(idempotencyKey, { proration_behavior: 'none' }));
      const prorated = {
        proration_behavior: 'always_invoice' as const,
        proration_date: toSeconds(proratedAt),
      };
      try {
        // A declined card leaves the plan unchanged.
        await update(idempotencyKey, { ...prorated, payment_behavior: 'error_if_incomplete' });
      } catch (error) {
        if (!(error instanceof AuthenticationRefusal)) throw error;
        // The plan changes once its owner has confirmed the payment: the invoice is open until then.
        await update(`${idempotencyKey}:confirmed`, {
          ...prorated,
          payment_behavior: 'pending_if_incomplete',
        });
      }
    },
    async setCancelAtPeriodEnd(subscriptionId, isCancelled) {
      await callStripe((stripe) =>
        stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isCancelled }),
      );
    },
    ...openEndings(callStripe),
    async payInvoice(invoiceId) {
      try {
        await callStripe((stripe) => stripe.invoices.pay(invoiceId));
      } catch (error) {
        // It stays open, and its owner is told as for any other charge that failed.
        if (error instanceof AppError && error.code === 'PAYMENT_FAILED') return;
        const { status } = await callStripe((stripe) => stripe.invoices.retrieve(invoiceId));
        // Somebody else paid or withdrew it at the same time.
        if (status === 'open') throw error;
      }
    },
  };
}

/** What an order has made, ended or not: the provider forgets its key after a day. */
async function listOfOrder(
  callStripe: CallStripe,
  customer: string,
  key: string,
): Promise<Stripe.Subscription[]> {
  const { data } = await callStripe((stripe) =>
    stripe.subscriptions.list({ customer, status: 'all', limit: 100 }),
  );
  return data.filter(({ metadata }) => metadata.order === key);
}

function readConfirmation(found: Stripe.Subscription): CardConfirmation | undefined {
  const { pending_setup_intent: setup, latest_invoice: invoice } = found;
  if (setup && typeof setup !== 'string' && setup.client_secret)
    return { clientSecret: setup.client_secret, kind: 'setup' };
  if (!invoice || typeof invoice === 'string' || invoice.status !== 'open') return undefined;
  const secret = invoice.confirmation_secret?.client_secret;
  return secret ? { clientSecret: secret, kind: 'payment' } : undefined;
}
