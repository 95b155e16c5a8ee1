import { addInterval } from './add-interval.ts';
import { findText, findTexts } from './form-fields.ts';
import type { PaymentCall } from './payment-call.ts';
import { found, notNow, PaymentError } from './payment-error.ts';
import { makeInvoice, sumUp } from './payment-invoices.ts';
import type { Subscription } from './payment-objects.ts';
import { replyList, replySubscription, replyTaxes } from './payment-replies.ts';
import { changePrice, prorate, renewalLines, requireLive } from './payment-subscriptions.ts';
import { previewOrder } from './tax-calls.ts';
import { requireTaxable } from './taxes.ts';

export const createSubscription: PaymentCall = (engine, { fields, origin }) => {
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
    ...{ status: trialEnd ? 'trialing' : 'incomplete', created: start },
    current_period_start: start,
    current_period_end: trialEnd ? Number(trialEnd) : addInterval(start, price),
    trial_end: trialEnd ? Number(trialEnd) : null,
    ...{ cancel_at_period_end: false, ended_at: null, default_payment_method: null },
    automatic_tax: { enabled: isTaxed },
    saves_card: findText(fields, 'payment_settings', 'save_default_payment_method') === 'on_subscription',
    ...{ pending_update: null, pending_setup_intent: null, latest_invoice: null, period_invoice: null },
    metadata: findTexts(fields, 'metadata'),
  };
  engine.state.subscriptions[id] = subscription;
  // Credit may cover the first invoice.
  const isFree = trialEnd || makeInvoice(engine, subscription, renewalLines(price)).status === 'paid';
  subscription.period_invoice = subscription.latest_invoice;
  if (isFree && !trialEnd) subscription.status = 'active';
  if (isFree && !engine.cardOf(subscription)) {
    const intent = engine.makeIntent('setup_intent', { customer, subscription: id });
    subscription.pending_setup_intent = intent.id;
  }
  engine.tell('customer.subscription.created', subscription);
  return replySubscription(engine.state, subscription, origin);
};

export const updateSubscription: PaymentCall = (engine, { id, fields, origin }) => {
  const subscription = found(engine.state.subscriptions[id]);
  requireLive(subscription);
  const cancel = findText(fields, 'cancel_at_period_end');
  const price = findText(fields, 'items', '0', 'price');
  const card = findText(fields, 'default_payment_method');
  if (cancel !== undefined) subscription.cancel_at_period_end = cancel === 'true';
  if (card) {
    const method = found(engine.state.methods[card]);
    if (method.customer !== subscription.customer) throw notNow('parameter_invalid', 'Not this customer’s');
    subscription.default_payment_method = method;
  }
  if (price) {
    const at = Number(findText(fields, 'proration_date') ?? engine.now());
    const isPending = findText(fields, 'payment_behavior') === 'pending_if_incomplete';
    changePrice(engine, subscription, {
      ...{ price: found(engine.state.prices[price]), at },
      behavior: isPending ? 'pending_if_incomplete' : 'error_if_incomplete',
    });
  } else engine.tell('customer.subscription.updated', subscription);
  return replySubscription(engine.state, subscription, origin);
};

/** The next invoice of a subscription, the one that a change would make now, or the first one of an order. */
export const previewInvoice: PaymentCall = (engine, { fields }) => {
  const subscriptionId = findText(fields, 'subscription');
  if (!subscriptionId) return previewOrder(engine, fields);
  const subscription = found(engine.state.subscriptions[subscriptionId]);
  const changed = findText(fields, 'subscription_details', 'items', '0', 'price');
  const reply = (lines: ReturnType<typeof renewalLines>) => {
    const { tax, ...sums } = sumUp(engine.state, subscription, lines);
    return { object: 'invoice', ...sums, total_taxes: replyTaxes(tax), lines: replyList(lines) };
  };
  if (!changed) {
    if (subscription.cancel_at_period_end || subscription.ended_at)
      throw new PaymentError(404, 'invalid_request_error', 'invoice_upcoming_none', 'No upcoming invoices');
    return reply(renewalLines(engine.priceOf(subscription)));
  }
  requireLive(subscription);
  const price = found(engine.state.prices[changed]);
  const at = Number(findText(fields, 'subscription_details', 'proration_date') ?? engine.now());
  return reply(
    subscription.status === 'trialing' ? renewalLines(price) : prorate(engine, subscription, price, at).lines,
  );
};
