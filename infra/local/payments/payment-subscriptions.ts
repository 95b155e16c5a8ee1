import { addInterval } from './add-interval.ts';
import type { PaymentEngine } from './payment-engine.ts';
import { asksOwner, declined, found, notNow, PaymentError } from './payment-error.ts';
import { makeInvoice, payInvoice, sumUp, tryCard, voidInvoice } from './payment-invoices.ts';
import type { Invoice, Method, Price, Subscription } from './payment-objects.ts';
import { applyPending } from './pending-update.ts';

/** A subscription that stays unpaid for so long ends by itself. */
const incompleteSeconds = 23 * 3600;

/** What a change does when its charge fails: nothing at all, or wait until the invoice is paid. */
export type PaymentBehavior = 'error_if_incomplete' | 'pending_if_incomplete';

/**
 * Changes the price and, if the interval changes, starts a new period; the difference is charged or credited
 * immediately (`always_invoice`).
 */
export function changePrice(
  engine: PaymentEngine,
  subscription: Subscription,
  { price, at, behavior }: { price: Price; at: number; behavior: PaymentBehavior },
): void {
  requireLive(subscription);
  if (price.id === subscription.price) return;
  if (subscription.status === 'trialing') {
    subscription.price = price.id;
    engine.tell('customer.subscription.updated', subscription);
    return;
  }
  const { lines, periodEnd } = prorate(engine, subscription, price, at);
  const card = engine.cardOf(subscription);
  const reply = sumUp(engine.state, subscription, lines).amount_due > 0 ? tryCard(card) : 'paid';
  if (behavior === 'error_if_incomplete') refuseUnpaid(reply);
  const hasMoved = periodEnd !== subscription.current_period_end;
  const start = hasMoved ? at : subscription.current_period_start;
  const invoice = makeInvoice(engine, subscription, lines);
  subscription.pending_update = {
    ...{ invoice: invoice.id, price: price.id, start, end: periodEnd },
    expires_at: engine.now() + incompleteSeconds,
  };
  // A newest invoice that is paid makes the subscription active, whatever else is open.
  if (invoice.status === 'paid') {
    subscription.status = 'active';
    applyPending(subscription, invoice);
    engine.tell('invoice.paid', invoice);
  } else collect(engine, invoice, card);
  engine.tell('customer.subscription.updated', subscription);
}

function refuseUnpaid(reply: ReturnType<typeof tryCard>): void {
  if (reply === 'asks') throw asksOwner('subscription');
  if (reply === 'declined') throw declined();
}

/** Withdraws changes whose invoices were not paid in time. */
function expirePending(engine: PaymentEngine): void {
  for (const subscription of Object.values(engine.state.subscriptions)) {
    const { pending_update: pending } = subscription;
    if (!pending || pending.expires_at > engine.now()) continue;
    subscription.pending_update = null;
    const invoice = found(engine.state.invoices[pending.invoice]);
    if (invoice.status === 'open') voidInvoice(engine, invoice);
    engine.tell('customer.subscription.updated', subscription);
  }
}

/** Refuses changes to a subscription that is over, or that was never paid. */
export function requireLive({ status }: Subscription): void {
  if (status === 'canceled' || status === 'incomplete_expired')
    throw new PaymentError(404, 'invalid_request_error', 'resource_missing', 'No such subscription');
  if (status === 'incomplete')
    throw notNow('subscription_incomplete', 'An incomplete subscription takes only metadata');
}

/**
 * Line items of a change: the unused part of the old price, whether or not it was paid, and the new one for the
 * same time or a new period.
 */
export function prorate(
  engine: PaymentEngine,
  subscription: Subscription,
  next: Price,
  at: number,
): { lines: Invoice['lines']; periodEnd: number } {
  const { current_period_start: start, current_period_end: end, period_invoice } = subscription;
  const credits = period_invoice ?? subscription.latest_invoice;
  const old = engine.priceOf(subscription);
  const left = Math.max(0, Math.min(1, (end - at) / (end - start)));
  const isSameInterval = old.recurring?.interval === next.recurring?.interval;
  return {
    periodEnd: isSameInterval ? end : addInterval(at, next),
    lines: [
      {
        description: `Unused time on ${old.product_name}`,
        amount: -Math.round(old.unit_amount * left),
        credits,
      },
      {
        description: isSameInterval ? `Remaining time on ${next.product_name}` : next.product_name,
        amount: isSameInterval ? Math.round(next.unit_amount * left) : next.unit_amount,
        credits: null,
      },
    ],
  };
}

/** Lines of the next period's invoice. */
export function renewalLines({ product_name, unit_amount }: Price): Invoice['lines'] {
  return [{ description: product_name, amount: unit_amount, credits: null }];
}

/** Ends a subscription. Its open invoices stay open, unless it was never paid. */
export function endSubscription(engine: PaymentEngine, subscription: Subscription): void {
  const { status } = subscription;
  const isUnpaid = status === 'incomplete';
  Object.assign(subscription, {
    ...{ status: isUnpaid ? 'incomplete_expired' : 'canceled', ended_at: engine.now() },
    pending_setup_intent: null,
  });
  if (isUnpaid) for (const invoice of openInvoicesOf(engine, subscription.id)) voidInvoice(engine, invoice);
  engine.tell('customer.subscription.deleted', subscription);
}

export function openInvoicesOf({ state }: PaymentEngine, subscriptionId: string): Invoice[] {
  return Object.values(state.invoices).filter(
    ({ subscription, status }) => subscription === subscriptionId && status === 'open',
  );
}

/** Processes everything due on its clock: ending trials and periods, and card charges. */
export function advance(engine: PaymentEngine): void {
  engine.failRefunds();
  for (const subscription of Object.values(engine.state.subscriptions))
    if (subscription.status === 'incomplete' && subscription.created + incompleteSeconds <= engine.now())
      endSubscription(engine, subscription);
  expirePending(engine);
  for (let turn = 0; turn < 60; turn++) {
    const due = Object.values(engine.state.subscriptions).filter(
      ({ status, current_period_end }) =>
        (status === 'trialing' || status === 'active' || status === 'past_due') &&
        current_period_end <= engine.now(),
    );
    if (!due.length) return;
    for (const subscription of due) renew(engine, subscription);
  }
}

function renew(engine: PaymentEngine, subscription: Subscription): void {
  const card = engine.cardOf(subscription);
  if (subscription.cancel_at_period_end || (subscription.status === 'trialing' && !card)) {
    endSubscription(engine, subscription);
    return;
  }
  const price = engine.priceOf(subscription);
  const start = subscription.current_period_end;
  Object.assign(subscription, { current_period_start: start, current_period_end: addInterval(start, price) });
  const invoice = makeInvoice(engine, subscription, renewalLines(price));
  subscription.period_invoice = invoice.id;
  if (invoice.status === 'draft') engine.tell('invoice.finalization_failed', invoice);
  else if (invoice.status === 'paid') {
    subscription.status = 'active';
    engine.tell('invoice.paid', invoice);
  } else if (!collect(engine, invoice, card)) subscription.status = 'past_due';
  engine.tell('customer.subscription.updated', subscription);
}

/** Finishes a draft that could not be made before, as staff do on Stripe's pages. */
export function finalizeInvoice(engine: PaymentEngine, invoiceId: string): void {
  const draft = found(engine.state.invoices[invoiceId]);
  const subscription = found(engine.state.subscriptions[draft.subscription ?? '']);
  if (draft.status !== 'draft') throw notNow('invoice_not_editable', `The invoice is ${draft.status}`);
  const made = makeInvoice(engine, subscription, draft.lines, draft);
  if (made.status === 'draft') engine.tell('invoice.finalization_failed', made);
  else if (made.status === 'paid') engine.tell('invoice.paid', made);
  else if (!collect(engine, made, engine.cardOf(subscription))) subscription.status = 'past_due';
  engine.tell('customer.subscription.updated', subscription);
}

/** A charge without the cardholder; false when it fails. */
function collect(engine: PaymentEngine, invoice: Invoice, card: Method | null): boolean {
  try {
    payInvoice(engine, invoice, card);
    return true;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    return false;
  }
}
