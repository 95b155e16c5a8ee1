import { expandReply } from './expand-reply.ts';
import { found } from './payment-error.ts';
import type {
  Customer,
  Intent,
  Invoice,
  Method,
  PaymentState,
  Price,
  Refund,
  Subscription,
} from './payment-objects.ts';

/** URL of a hosted page of the provider. */
const pageOf = (origin: string, kind: string, id: string) => `${origin}/_local/payments/${kind}/${id}`;

const listOf = (data: object[]) => ({ object: 'list', data, has_more: false, url: '' });

// Replies are whole; `expandReply` cuts them down to what the call asked for.

export function replySubscription(state: PaymentState, subscription: Subscription, origin: string): object {
  const {
    item_id,
    price,
    current_period_start,
    current_period_end,
    period_invoice: _paid,
    saves_card: _saves,
    ...rest
  } = subscription;
  const invoice = state.invoices[subscription.latest_invoice ?? ''];
  const setup = state.intents[subscription.pending_setup_intent ?? ''];
  return {
    ...rest,
    customer: found(state.customers[subscription.customer]),
    pending_setup_intent: setup ? replyIntent(setup) : null,
    latest_invoice: invoice ? replyInvoice(state, invoice, origin) : null,
    items: listOf([
      {
        ...{ id: item_id, object: 'subscription_item', current_period_start, current_period_end },
        price: replyPrice(found(state.prices[price])),
      },
    ]),
  };
}

export function replyPrice({ product_name: _name, ...price }: Price): object {
  return { ...price, type: price.recurring ? 'recurring' : 'one_time' };
}

export function replyInvoice(state: PaymentState, invoice: Invoice, origin: string): object {
  const { payment_intent, lines, tax, ...rest } = invoice;
  const intent = state.intents[payment_intent ?? ''];
  const amount_paid = intent?.status === 'succeeded' ? intent.amount : 0;
  return {
    ...rest,
    ...{ amount_paid, amount_remaining: invoice.amount_due - amount_paid },
    currency: 'usd',
    description: null,
    total_taxes: replyTaxes(tax),
    lines: listOf(lines.map(({ credits: _credits, ...line }) => line)),
    last_finalization_error:
      invoice.status === 'draft'
        ? { type: 'invalid_request_error', code: 'customer_tax_location_invalid' }
        : null,
    confirmation_secret: intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null,
    hosted_invoice_url: pageOf(origin, 'invoices', invoice.id),
    invoice_pdf: null,
  };
}

/** An invoice's taxes. */
export function replyTaxes(tax: number): object[] {
  return tax === 0 ? [] : [{ amount: tax, tax_behavior: 'exclusive', type: 'tax_rate_details' }];
}

export function replyIntent({ charge, asked: _asked, invoice: _invoice, ...intent }: Intent): object {
  return {
    ...intent,
    livemode: false,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    latest_charge: charge,
  };
}

/** The payments of an invoice or an intent. */
export function replyInvoicePayments(
  state: PaymentState,
  origin: string,
  isMeant: (intent: Intent) => boolean,
): object {
  const intents = Object.values(state.intents).filter((intent) => intent.invoice && isMeant(intent));
  return listOf(
    intents.map((intent) => ({
      id: `inpay_${intent.id}`,
      object: 'invoice_payment',
      status: intent.status === 'succeeded' ? 'paid' : intent.status === 'canceled' ? 'canceled' : 'open',
      invoice: replyInvoice(state, found(state.invoices[intent.invoice ?? '']), origin),
      payment: { type: 'payment_intent', payment_intent: replyIntent(intent) },
    })),
  );
}

/** What events tell of. */
export type Told = Customer | Subscription | Invoice | Intent | Method | Refund;

/** An object as events contain it: nothing is expanded. */
export const toEventObject = (state: PaymentState, object: Told): object =>
  expandReply(wholeOf(state, object), []);

function wholeOf(state: PaymentState, object: Told): object {
  switch (object.object) {
    case 'customer':
    case 'payment_method':
    case 'refund':
      return object;
    case 'subscription':
      return replySubscription(state, object, '');
    case 'invoice':
      return replyInvoice(state, object, '');
    case 'setup_intent':
    case 'payment_intent':
      return replyIntent(object);
  }
}

export { listOf as replyList };
