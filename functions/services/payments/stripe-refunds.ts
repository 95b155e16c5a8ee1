import type { PaymentProvider } from '#functions/domain/billing/ports.ts';
import { currency } from '#shared/domain/billing/money.ts';
import { type CallStripe, findOne, PaymentRefusal } from './open-stripe.ts';

type Refunds = Pick<
  PaymentProvider,
  'refundPayment' | 'countFailedRefunds' | 'takeFromBalance' | 'returnFailedRefunds'
>;

/** The most that a list answers: https://docs.stripe.com/api/pagination. */
const wholePage = 100;

/** Nothing was refunded, and nothing will be: https://docs.stripe.com/error-codes. */
const finalRefusals = new Set(['charge_already_refunded', 'charge_disputed', 'refund_disputed_payment']);

/**
 * Stripe refunds. Stripe forgets a key after a day (https://docs.stripe.com/api/idempotent_requests), so each refund and each
 * change of a balance carries its key in `metadata` and is looked for before it is made.
 */
export function openRefunds(callStripe: CallStripe): Refunds {
  return {
    async countFailedRefunds(paymentId) {
      return (await listRefunds(callStripe, paymentId)).filter(({ hasFailed }) => hasFailed).length;
    },
    async refundPayment({ paymentId, amountCents, idempotencyKey }) {
      const made = (await listRefunds(callStripe, paymentId)).filter(({ key }) => key === idempotencyKey);
      if (made.length > 0) return made.some(({ hasFailed }) => hasFailed) ? 'refused' : 'sent';
      const refund = { payment_intent: paymentId, amount: amountCents, metadata: { key: idempotencyKey } };
      try {
        await callStripe((stripe, options) => stripe.refunds.create(refund, options), idempotencyKey);
        return 'sent';
      } catch (error) {
        if (error instanceof PaymentRefusal && finalRefusals.has(error.code ?? '')) return 'refused';
        throw error;
      }
    },
    takeFromBalance: ({ customerId, amountCents: amount, refundKey: taken }) =>
      changeBalance(callStripe, customerId, {
        ...{ amount, description: 'Paid back to the card', metadata: { taken } },
      }),
    async returnFailedRefunds(paymentId) {
      const failed = (await listRefunds(callStripe, paymentId)).filter(({ hasFailed }) => hasFailed);
      const intent = await findOne(callStripe((stripe) => stripe.paymentIntents.retrieve(paymentId)));
      const customer = intent?.customer;
      const customerId = typeof customer === 'string' ? customer : customer?.id;
      for (const { key: returned, amount } of failed)
        if (returned && customerId)
          await changeBalance(callStripe, customerId, {
            ...{ amount: -amount, description: 'The bank sent a refund back', metadata: { returned } },
          });
    },
  };
}

async function listRefunds(callStripe: CallStripe, paymentId: string) {
  const { data } = await callStripe((stripe) =>
    stripe.refunds.list({ payment_intent: paymentId, limit: wholePage }),
  );
  return data.map(({ status, amount, metadata }) => ({
    ...{ amount, key: metadata?.key },
    hasFailed: status === 'failed' || status === 'canceled',
  }));
}

type Change = {
  amount: number;
  description: string;
  /** The key of the refund that takes from it, or of the failed one that gives back what it took. */
  metadata: { taken: string } | { returned: string };
};

async function changeBalance(callStripe: CallStripe, customerId: string, change: Change): Promise<void> {
  const { data } = await callStripe((stripe) =>
    stripe.customers.listBalanceTransactions(customerId, { limit: wholePage }),
  );
  const [[name = '', key] = []] = Object.entries(change.metadata);
  const isDone = (what: string) => data.some(({ metadata }) => metadata?.[what] === key);
  if (isDone(name) || (name === 'returned' && !isDone('taken'))) return;
  await callStripe(
    (stripe, options) =>
      stripe.customers.createBalanceTransaction(customerId, { ...change, currency }, options),
    `balance-${name}:${key}`,
  );
}
