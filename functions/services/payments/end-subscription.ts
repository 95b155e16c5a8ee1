import type { Stripe } from 'stripe';
import type { PaymentProvider } from '#functions/domain/billing/ports.ts';
import { currency } from '#shared/domain/billing/money.ts';
import { type CallStripe, findOne } from './open-stripe.ts';

type Endings = Pick<PaymentProvider, 'endSubscription' | 'withdrawSubscription'>;

/** How Stripe subscriptions end at once. */
export function openEndings(callStripe: CallStripe): Endings {
  const endSubscription = async (subscriptionId: string) => {
    const found = await findOne(callStripe((stripe) => stripe.subscriptions.retrieve(subscriptionId)));
    if (!found) return;
    if (found.status !== 'canceled' && found.status !== 'incomplete_expired')
      // Another call may have ended it meanwhile.
      await findOne(callStripe((stripe) => stripe.subscriptions.cancel(subscriptionId)));
    // The provider leaves these open, and their pages would still take money.
    for (const { id } of await listInvoices(callStripe, subscriptionId, 'open'))
      if (id) await voidInvoice(callStripe, id);
  };
  return {
    endSubscription,
    async withdrawSubscription(subscriptionId) {
      await endSubscription(subscriptionId);
      for (const invoice of await listInvoices(callStripe, subscriptionId, 'paid'))
        await giveBackCredit(callStripe, invoice);
    },
  };
}

async function listInvoices(
  callStripe: CallStripe,
  subscription: string,
  status: 'open' | 'paid',
): Promise<Stripe.Invoice[]> {
  const { data } = await callStripe((stripe) => stripe.invoices.list({ subscription, status, limit: 100 }));
  return data;
}

/** Withdraws an open invoice, unless it was paid or withdrawn at the same time. */
async function voidInvoice(callStripe: CallStripe, invoiceId: string): Promise<void> {
  try {
    await callStripe((stripe) => stripe.invoices.voidInvoice(invoiceId));
  } catch (error) {
    const { status } = await callStripe((stripe) => stripe.invoices.retrieve(invoiceId));
    if (status === 'open') throw error;
  }
}

/** Puts back on the customer's balance what a paid invoice took from it; Stripe does so only for invoices it voids. */
async function giveBackCredit(callStripe: CallStripe, invoice: Stripe.Invoice): Promise<void> {
  const { id, number, customer, starting_balance: before, ending_balance: after } = invoice;
  const customerId = typeof customer === 'string' ? customer : customer?.id;
  if (!id || !customerId || after === null || after === before) return;
  await callStripe(
    (stripe, options) =>
      stripe.customers.createBalanceTransaction(
        customerId,
        { amount: before - after, currency, description: `Credit of ${number}, which was withdrawn` },
        options,
      ),
    `give-back:${id}`,
  );
}
