import { addInterval } from './add-interval.ts';
import { type Fields, findText, findTexts } from './form-fields.ts';
import type { PaymentCall } from './payment-call.ts';
import type { PaymentEngine } from './payment-engine.ts';
import { found, PaymentError } from './payment-error.ts';
import { type HostedPage, intervalSchema, type Subscription } from './payment-objects.ts';
import {
  replyIntent,
  replyInvoice,
  replyInvoicePayments,
  replyList,
  replyPrice,
  replySubscription,
  replyTaxes,
} from './payment-replies.ts';
import { previewOrder, taxCalls } from './tax-calls.ts';
import { addTax, requireTaxable } from './taxes.ts';

/** The Stripe API calls we use. `:id` is any one object. */
export const paymentCalls: Record<string, PaymentCall> = {
  ...taxCalls,
  'POST /v1/customers': (engine, { fields }) => {
    const id = engine.makeId('cus');
    const customer = {
      ...{ id, object: 'customer' as const, balance: 0 },
      ...{ name: findText(fields, 'name') ?? '', email: findText(fields, 'email') ?? '' },
      metadata: findTexts(fields, 'metadata'),
      invoice_settings: { default_payment_method: null },
      ...{ address: null, tax_exempt: 'none' as const },
    };
    engine.state.customers[id] = customer;
    engine.tell('customer.created', customer);
    return customer;
  },
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
  'GET /v1/subscriptions/:id': ({ state }, { id }) =>
    replySubscription(state, found(state.subscriptions[id])),
  'POST /v1/subscriptions/:id': (engine, { id, fields }) => {
    const subscription = found(engine.state.subscriptions[id]);
    const cancel = findText(fields, 'cancel_at_period_end');
    const price = findText(fields, 'items', '0', 'price');
    const card = findText(fields, 'default_payment_method');
    const customer = found(engine.state.customers[subscription.customer]);
    if (cancel !== undefined) subscription.cancel_at_period_end = cancel === 'true';
    if (card) subscription.default_payment_method = customer.invoice_settings.default_payment_method;
    if (price) {
      const at = Number(findText(fields, 'proration_date') ?? engine.now());
      engine.changePrice(subscription, found(engine.state.prices[price]), at);
    } else engine.tell('customer.subscription.updated', subscription);
    return replySubscription(engine.state, subscription);
  },
  'DELETE /v1/subscriptions/:id': (engine, { id }) => {
    const subscription = found(engine.state.subscriptions[id]);
    engine.end(subscription);
    return replySubscription(engine.state, subscription);
  },
  'POST /v1/invoices/create_preview': (engine, { fields }) => {
    if (!findText(fields, 'subscription')) return previewOrder(engine, fields);
    const subscription = found(engine.state.subscriptions[findText(fields, 'subscription') ?? '']);
    const price = found(
      engine.state.prices[findText(fields, 'subscription_details', 'items', '0', 'price') ?? ''],
    );
    const at = Number(findText(fields, 'subscription_details', 'proration_date') ?? engine.now());
    const { lines } = engine.prorate(subscription, price, at);
    const { total, tax } = addTax(engine.state, subscription, lines);
    return { object: 'invoice', total, total_taxes: replyTaxes(tax), lines: replyList(lines) };
  },
  'GET /v1/invoices': ({ state }, { fields, origin }) =>
    replyList(
      Object.values(state.invoices)
        .filter(({ customer }) => customer === findText(fields, 'customer'))
        .toReversed()
        .slice(0, Number(findText(fields, 'limit') ?? 10))
        .map((invoice) => replyInvoice(state, invoice, origin)),
    ),
  'GET /v1/invoice_payments': ({ state }, { fields, origin }) => {
    const invoice = findText(fields, 'invoice');
    const intent = findText(fields, 'payment', 'payment_intent');
    return replyInvoicePayments(state, origin, (of) => of.invoice === invoice || of.id === intent);
  },
  'GET /v1/payment_intents': ({ state }, { fields }) =>
    replyList(
      Object.values(state.intents)
        .filter(
          ({ object, customer }) => object === 'payment_intent' && customer === findText(fields, 'customer'),
        )
        .toReversed()
        .slice(0, Number(findText(fields, 'limit') ?? 10))
        .map(replyIntent),
    ),
  'GET /v1/payment_intents/:id': ({ state }, { id }) => replyIntent(found(state.intents[id])),
  'GET /v1/disputes': ({ state }, { fields }) =>
    replyList(
      Object.values(state.disputes).filter(
        ({ payment_intent }) => payment_intent === findText(fields, 'payment_intent'),
      ),
    ),
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
};

function createSubscription(engine: PaymentEngine, { fields }: { fields: Fields }): object {
  const { id: customer, address } = found(engine.state.customers[findText(fields, 'customer') ?? '']);
  const isTaxed = findText(fields, 'automatic_tax', 'enabled') === 'true';
  if (isTaxed) requireTaxable(address);
  const price = found(engine.state.prices[findText(fields, 'items', '0', 'price') ?? '']);
  const trialEnd = findText(fields, 'trial_end');
  const start = engine.now();
  if (trialEnd && Number(trialEnd) <= start)
    throw new PaymentError(400, 'invalid_request_error', 'parameter_invalid', 'trial_end is in the past');
  const id = engine.makeId('sub');
  const subscription: Subscription = {
    ...{ id, object: 'subscription', customer, price: price.id, item_id: engine.makeId('si') },
    status: trialEnd ? 'trialing' : 'incomplete',
    current_period_start: start,
    current_period_end: trialEnd ? Number(trialEnd) : addInterval(start, price),
    trial_end: trialEnd ? Number(trialEnd) : null,
    ...{ cancel_at_period_end: false, ended_at: null, default_payment_method: null },
    automatic_tax: { enabled: isTaxed },
    ...{ pending_setup_intent: null, latest_invoice: null, metadata: findTexts(fields, 'metadata') },
  };
  engine.state.subscriptions[id] = subscription;
  if (trialEnd)
    subscription.pending_setup_intent = engine.makeIntent('setup_intent', { customer, subscription: id }).id;
  else engine.makeInvoice(subscription, [{ description: price.product_name, amount: price.unit_amount }]);
  engine.tell('customer.subscription.created', subscription);
  return replySubscription(engine.state, subscription);
}

function openPage(engine: PaymentEngine, origin: string, page: Omit<HostedPage, 'id'>): object {
  const id = engine.makeId('page');
  engine.state.pages[id] = { id, ...page };
  engine.keep();
  return { id, object: 'session', url: `${origin}/_local/payments/pages/${id}` };
}
