import { readEmail } from './describe-customer.ts';
import { type Fields, findText, findTexts } from './form-fields.ts';
import type { PaymentCall } from './payment-call.ts';
import type { PaymentEngine } from './payment-engine.ts';
import { found, notNow } from './payment-error.ts';
import { payInvoice, voidInvoice } from './payment-invoices.ts';
import { type HostedPage, intervalSchema, type PaymentState } from './payment-objects.ts';
import {
  replyIntent,
  replyInvoice,
  replyInvoicePayments,
  replyList,
  replyPrice,
  replySubscription,
} from './payment-replies.ts';
import { endSubscription, requireLive } from './payment-subscriptions.ts';
import { createSubscription, previewInvoice, updateSubscription } from './subscription-calls.ts';
import { taxCalls } from './tax-calls.ts';

/** The Stripe API calls we use. `:id` is any one object. */
export const paymentCalls: Record<string, PaymentCall> = {
  ...taxCalls,
  'POST /v1/customers': (engine, { fields }) => {
    const id = engine.makeId('cus');
    const customer = {
      ...{ id, object: 'customer' as const, balance: 0 },
      ...{ name: findText(fields, 'name') ?? '', email: readEmail(fields) ?? '' },
      metadata: findTexts(fields, 'metadata'),
      invoice_settings: { default_payment_method: null, custom_fields: [] },
      ...{ address: null, tax_exempt: 'none' as const },
    };
    engine.state.customers[id] = customer;
    engine.tell('customer.created', customer);
    return customer;
  },
  'GET /v1/customers': ({ state }, { fields }) => replyPage(state.customers, fields),
  'POST /v1/customers/:id/balance_transactions': (engine, { id, fields }) => {
    const customer = found(engine.state.customers[id]);
    const amount = Number(findText(fields, 'amount'));
    customer.balance += amount;
    const transaction = {
      ...{
        id: engine.makeId('cbtxn'),
        object: 'customer_balance_transaction' as const,
        customer: id,
        amount,
      },
      ...{ ending_balance: customer.balance, description: findText(fields, 'description') ?? null },
      metadata: findTexts(fields, 'metadata'),
    };
    engine.state.balanceTransactions[transaction.id] = transaction;
    engine.tell('customer.updated', customer);
    return transaction;
  },
  'GET /v1/customers/:id/balance_transactions': ({ state }, { id, fields }) =>
    replyList(newest(state.balanceTransactions, fields, ({ customer }) => customer === id)),
  'GET /v1/prices': ({ state }, { fields }) =>
    replyList(
      Object.values(state.prices)
        .filter(({ lookup_key }) => lookup_key === findText(fields, 'lookup_keys', '0'))
        .map(replyPrice),
    ),
  'POST /v1/prices': (engine, { fields }) => {
    const interval = intervalSchema.safeParse(findText(fields, 'recurring', 'interval')).data;
    const id = engine.makeId('price');
    const price = {
      ...{ id, object: 'price' as const, active: true as const, currency: 'usd' },
      lookup_key: findText(fields, 'lookup_key') ?? '',
      unit_amount: Number(findText(fields, 'unit_amount')),
      recurring: interval ? { interval } : null,
      product_name: findText(fields, 'product_data', 'name') ?? '',
    };
    engine.state.prices[id] = price;
    engine.keep();
    return replyPrice(price);
  },
  'POST /v1/subscriptions': createSubscription,
  'GET /v1/subscriptions': ({ state }, { fields, origin }) =>
    replyPage(
      state.subscriptions,
      fields,
      ({ customer, status }) =>
        customer === findText(fields, 'customer') &&
        (findText(fields, 'status') === 'all' || (status !== 'canceled' && status !== 'incomplete_expired')),
      (subscription) => replySubscription(state, subscription, origin),
    ),
  'GET /v1/subscriptions/:id': ({ state }, { id, origin }) =>
    replySubscription(state, found(state.subscriptions[id]), origin),
  'POST /v1/subscriptions/:id': updateSubscription,
  'DELETE /v1/subscriptions/:id': (engine, { id, origin }) => {
    const subscription = found(engine.state.subscriptions[id]);
    if (subscription.status !== 'incomplete') requireLive(subscription);
    endSubscription(engine, subscription);
    return replySubscription(engine.state, subscription, origin);
  },
  'GET /v1/customers/:id/payment_methods': ({ state }, { id, fields }) =>
    replyList(newest(state.methods, fields, ({ customer }) => customer === id)),
  'POST /v1/invoices/create_preview': previewInvoice,
  'GET /v1/invoices/:id': ({ state }, { id, origin }) =>
    replyInvoice(state, found(state.invoices[id]), origin),
  'POST /v1/invoices/:id/pay': (engine, { id, origin }) => {
    const invoice = found(engine.state.invoices[id]);
    const subscription = engine.state.subscriptions[invoice.subscription ?? ''];
    payInvoice(engine, invoice, subscription ? engine.cardOf(subscription) : null);
    return replyInvoice(engine.state, invoice, origin);
  },
  'POST /v1/invoices/:id/void': (engine, { id, origin }) => {
    const invoice = found(engine.state.invoices[id]);
    voidInvoice(engine, invoice);
    return replyInvoice(engine.state, invoice, origin);
  },
  'GET /v1/invoices': ({ state }, { fields, origin }) => {
    const [subscription, status] = [findText(fields, 'subscription'), findText(fields, 'status')];
    const customer = findText(fields, 'customer');
    return replyList(
      newest(
        state.invoices,
        fields,
        (invoice) =>
          (!customer || invoice.customer === customer) &&
          (!subscription || invoice.subscription === subscription) &&
          (!status || invoice.status === status),
      ).map((invoice) => replyInvoice(state, invoice, origin)),
    );
  },
  'GET /v1/invoice_payments': ({ state }, { fields, origin }) => {
    const invoice = findText(fields, 'invoice');
    const intent = findText(fields, 'payment', 'payment_intent');
    return replyInvoicePayments(state, origin, (of) => of.invoice === invoice || of.id === intent);
  },
  'GET /v1/payment_intents': ({ state }, { fields }) =>
    replyPage(
      state.intents,
      fields,
      ({ object, customer }) => object === 'payment_intent' && customer === findText(fields, 'customer'),
      replyIntent,
    ),
  'GET /v1/payment_intents/:id': ({ state }, { id }) => replyIntent(found(state.intents[id])),
  'POST /v1/refunds': (engine, { fields }) => {
    const intent = found(engine.state.intents[findText(fields, 'payment_intent') ?? '']);
    const amount = Number(findText(fields, 'amount'));
    const left = intent.charge ? intent.amount - intent.charge.amount_refunded : 0;
    if (!(amount > 0 && amount <= left))
      throw notNow('charge_already_refunded', 'The amount is more than is left of the charge.');
    return found(engine.refund(intent, amount, findTexts(fields, 'metadata')));
  },
  'GET /v1/refunds': ({ state }, { fields }) => replyList(newest(state.refunds, fields, ofIntent(fields))),
  'GET /v1/disputes': ({ state }, { fields }) =>
    replyList(Object.values(state.disputes).filter(ofIntent(fields))),
  'GET /v1/billing_portal/configurations': ({ state }) => replyList(Object.values(state.portals)),
  'POST /v1/billing_portal/configurations': (engine, { fields }) => {
    const portal = { id: engine.makeId('bpc'), metadata: findTexts(fields, 'metadata') };
    engine.state.portals[portal.id] = portal;
    engine.keep();
    return portal;
  },
  'POST /v1/billing_portal/sessions': (engine, { fields, origin }) =>
    openPage(engine, origin, {
      ...{ kind: 'portal', intent: null, customer: findText(fields, 'customer') ?? '' },
      returnUrl: findText(fields, 'return_url') ?? origin,
    }),
  'POST /v1/checkout/sessions': (engine, { fields, origin }) => {
    const customer = findText(fields, 'customer') ?? '';
    const data = fields.payment_intent_data;
    const { id } = engine.makeIntent('payment_intent', {
      customer,
      amount: Number(findText(fields, 'line_items', '0', 'price_data', 'unit_amount')),
      description: findText(fields, 'payment_intent_data', 'description') ?? null,
      metadata: typeof data === 'object' ? findTexts(data, 'metadata') : {},
    });
    return openPage(engine, origin, {
      ...{ kind: 'payment', intent: id, customer },
      returnUrl: findText(fields, 'success_url') ?? origin,
    });
  },
  'GET /v1/checkout/sessions/:id': ({ state }, { id }) => replySession(state, found(state.pages[id])),
  'POST /v1/checkout/sessions/:id/expire': (engine, { id }) => {
    const page = found(engine.state.pages[id]);
    if (replySession(engine.state, page).status !== 'open')
      throw notNow('session_not_open', 'Only Checkout Sessions with a status in ["open"] can be expired.');
    page.isExpired = true;
    engine.keep();
    return replySession(engine.state, page);
  },
};

function replySession({ intents }: PaymentState, { id, intent, isExpired }: HostedPage) {
  const isPaid = intents[intent ?? '']?.status === 'succeeded';
  return { id, object: 'session', status: isPaid ? 'complete' : isExpired ? 'expired' : 'open' };
}

const ofIntent = (fields: Fields) => (item: { payment_intent: string }) =>
  item.payment_intent === findText(fields, 'payment_intent');

const limitOf = (fields: Fields): number => Number(findText(fields, 'limit') ?? 10);

/** The entries of a list that a call means, newest first, up to its limit. */
function newest<Item>(table: Record<string, Item>, fields: Fields, isMeant: (item: Item) => boolean): Item[] {
  return Object.values(table).filter(isMeant).toReversed().slice(0, limitOf(fields));
}

/** A page of such entries; `starting_after` names the last entry of the page before. */
function replyPage<Item extends { id: string }>(
  table: Record<string, Item>,
  fields: Fields,
  isMeant: (item: Item) => boolean = () => true,
  reply: (item: Item) => object = (item) => item,
): object {
  const all = Object.values(table).filter(isMeant).toReversed();
  const from = all.findIndex(({ id }) => id === findText(fields, 'starting_after')) + 1;
  const data = all.slice(from, from + limitOf(fields));
  return { ...replyList(data.map(reply)), has_more: from + data.length < all.length };
}

function openPage(engine: PaymentEngine, origin: string, page: Omit<HostedPage, 'id'>): object {
  const id = engine.makeId('page');
  engine.state.pages[id] = { id, ...page };
  engine.keep();
  return { id, object: 'session', url: `${origin}/_local/payments/pages/${id}` };
}
