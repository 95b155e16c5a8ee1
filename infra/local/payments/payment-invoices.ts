import type { PaymentEngine } from './payment-engine.ts';
import { asksOwner, declined, found, notNow } from './payment-error.ts';
import type { Invoice, Method, PaymentState, Subscription } from './payment-objects.ts';
import { addTax, isTaxable } from './taxes.ts';
import { findTestCard } from './test-cards.ts';

/** Stripe charges no less; smaller amounts wait on the customer's balance. */
const leastChargeCents = 50;

/** What an invoice comes to: tax is added, and the customer's balance taken off. */
export function sumUp(state: PaymentState, subscription: Subscription, lines: Invoice['lines']) {
  const { balance } = found(state.customers[subscription.customer]);
  const { total, tax } = addTax(state, subscription, lines);
  const owed = Math.max(0, total + balance);
  const amount_due = owed < leastChargeCents ? 0 : owed;
  const ending_balance = balance + total - amount_due;
  return { total, tax, amount_due, starting_balance: balance, ending_balance };
}

/**
 * Makes the newest invoice of a subscription. Without a place to tax it stays a draft, which takes nothing:
 * https://docs.stripe.com/tax/customer-locations.
 */
export function makeInvoice(
  engine: PaymentEngine,
  subscription: Subscription,
  lines: Invoice['lines'],
  draft?: Invoice,
): Invoice {
  const { state } = engine;
  const customer = found(state.customers[subscription.customer]);
  const sums = sumUp(state, subscription, lines);
  const isMade = !subscription.automatic_tax.enabled || isTaxable(customer.address);
  if (isMade) customer.balance = sums.ending_balance;
  const status = !isMade ? 'draft' : sums.amount_due === 0 ? 'paid' : 'open';
  const invoice: Invoice = {
    ...{ id: draft?.id ?? engine.makeId('in'), object: 'invoice' },
    ...{ customer: customer.id, subscription: subscription.id },
    number: isMade ? `TEST-${String(state.nextNumber++).padStart(4, '0')}` : '',
    ...{ status, created: draft?.created ?? engine.now(), lines, ...sums },
    payment_intent: null,
  };
  if (status === 'open') {
    const of = { customer: customer.id, invoice: invoice.id, subscription: subscription.id };
    invoice.payment_intent = engine.makeIntent('payment_intent', { ...of, amount: sums.amount_due }).id;
  }
  state.invoices[invoice.id] = invoice;
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** What the bank says to a charge made without the cardholder. */
export function tryCard(card: Method | null): 'paid' | 'declined' | 'asks' {
  return (card && findTestCard(card.number)?.onCharge) ?? 'declined';
}

/** Charges an open invoice to a card, as `POST /v1/invoices/:id/pay` does. Throws when it stays open. */
export function payInvoice(engine: PaymentEngine, invoice: Invoice, card: Method | null): void {
  if (invoice.status !== 'open') throw notNow('invoice_not_open', `The invoice is ${invoice.status}`);
  const intent = found(engine.state.intents[invoice.payment_intent ?? '']);
  const reply = tryCard(card);
  if (card && reply === 'paid') {
    engine.succeed(intent, card);
    return;
  }
  if (card && reply === 'asks') Object.assign(intent, { status: 'requires_action', asked: card });
  else Object.assign(intent, { status: 'requires_payment_method', asked: null });
  if (reply === 'asks') engine.tell('invoice.payment_action_required', invoice);
  engine.tell('invoice.payment_failed', invoice);
  throw reply === 'asks' ? asksOwner('invoice') : declined();
}

/** Withdraws an open invoice; the credit it used returns to the customer. */
export function voidInvoice(engine: PaymentEngine, invoice: Invoice): void {
  if (invoice.status !== 'open') throw notNow('invoice_not_editable', `The invoice is ${invoice.status}`);
  invoice.status = 'void';
  const customer = found(engine.state.customers[invoice.customer]);
  customer.balance -= invoice.ending_balance - invoice.starting_balance;
  const intent = engine.state.intents[invoice.payment_intent ?? ''];
  if (intent) intent.status = 'canceled';
  engine.tell('invoice.voided', invoice);
}
