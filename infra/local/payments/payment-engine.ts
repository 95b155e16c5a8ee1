import { randomBytes } from 'node:crypto';
import { addInterval } from './add-interval.ts';
import { declined, found, PaymentError } from './payment-error.ts';
import type {
  Customer,
  HostedPage,
  Intent,
  Invoice,
  Method,
  PaymentState,
  Price,
  Subscription,
} from './payment-objects.ts';
import { toEventObject } from './payment-replies.ts';
import type { EventSender } from './send-events.ts';
import { addTax } from './taxes.ts';
import { findTestCard, type TestCard } from './test-cards.ts';

/** Stripe Billing's rules for subscriptions, invoices and cards, as far as we need them. */
export class PaymentEngine {
  readonly state: PaymentState;
  readonly #events: Pick<EventSender, 'send'>;
  readonly #save: () => void;

  constructor(state: PaymentState, events: Pick<EventSender, 'send'>, save: () => void) {
    this.state = state;
    this.#events = events;
    this.#save = save;
  }

  /** Seconds since 1970 on its clock. */
  now(): number {
    return Math.floor(Date.now() / 1000 + this.state.clockAhead);
  }

  makeId(prefix: string): string {
    return `${prefix}_${randomBytes(10).toString('hex')}`;
  }

  /** Stores a change and sends its event. */
  tell(type: string, object: Customer | Subscription | Invoice | Intent): void {
    this.#save();
    this.#events.send(type, toEventObject(this.state, object), this.now());
  }

  keep(): void {
    this.#save();
  }

  priceOf({ price }: Subscription): Price {
    return found(this.state.prices[price]);
  }

  /** The card charged for a subscription. */
  cardOf({ default_payment_method, customer }: Subscription): Method | null {
    return (
      default_payment_method ??
      this.state.customers[customer]?.invoice_settings.default_payment_method ??
      null
    );
  }

  makeIntent(kind: Intent['object'], of: Pick<Intent, 'customer'> & Partial<Intent>): Intent {
    const id = this.makeId(kind === 'setup_intent' ? 'seti' : 'pi');
    const intent: Intent = {
      ...{ id, object: kind, status: 'requires_payment_method', asked: null, subscription: null },
      ...{ invoice: null, amount: 0, description: null, metadata: {}, charge: null },
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      ...of,
    };
    this.state.intents[id] = intent;
    return intent;
  }

  /** Creates an invoice, reduced by the customer's credit. */
  makeInvoice(subscription: Subscription, lines: Invoice['lines']): Invoice {
    const customer = found(this.state.customers[subscription.customer]);
    const { total, tax } = addTax(this.state, subscription, lines);
    const due = Math.max(0, total + customer.balance);
    customer.balance += total - due;
    const invoice: Invoice = {
      ...{ id: this.makeId('in'), object: 'invoice', customer: customer.id, subscription: subscription.id },
      number: `TEST-${String(this.state.nextNumber++).padStart(4, '0')}`,
      ...{ status: due === 0 ? 'paid' : 'open', created: this.now(), total, tax, amount_due: due, lines },
      payment_intent: null,
    };
    if (due > 0) {
      const { id } = this.makeIntent('payment_intent', {
        ...{ customer: customer.id, invoice: invoice.id, subscription: subscription.id, amount: due },
      });
      invoice.payment_intent = id;
    }
    this.state.invoices[invoice.id] = invoice;
    subscription.latest_invoice = invoice.id;
    return invoice;
  }

  /** Enters a card for an intent. Throws when it is declined. */
  confirm(clientSecret: string, typed: string): Intent {
    const intent = found(
      Object.values(this.state.intents).find(({ client_secret }) => client_secret === clientSecret),
    );
    const card = findTestCard(typed);
    if (!card)
      throw new PaymentError(
        402,
        'card_error',
        'incorrect_number',
        'This form accepts only test cards. No real card is charged here.',
      );
    if (intent.status === 'succeeded' || intent.status === 'canceled') return intent;
    if (card.onEntry === 'declined') throw declined();
    const method = this.#makeMethod(card);
    if (card.onEntry === 'asks') {
      Object.assign(intent, { status: 'requires_action', asked: method });
      this.keep();
      return intent;
    }
    this.#succeed(intent, method);
    return intent;
  }

  /** The cardholder's decision on a requested authentication. */
  authenticate(clientSecret: string, isApproved: boolean): Intent {
    const intent = found(
      Object.values(this.state.intents).find(({ client_secret }) => client_secret === clientSecret),
    );
    if (intent.status !== 'requires_action' || !intent.asked) return intent;
    if (isApproved) this.#succeed(intent, intent.asked);
    else {
      Object.assign(intent, { status: 'requires_payment_method', asked: null });
      this.keep();
    }
    return intent;
  }

  /** Sets the card for all future charges; open invoices are retried. */
  enterCard(customerId: string, typed: string): void {
    const card = findTestCard(typed);
    if (!card || card.onEntry === 'declined') throw declined();
    const customer = found(this.state.customers[customerId]);
    customer.invoice_settings.default_payment_method = this.#makeMethod(card);
    this.tell('customer.updated', customer);
    for (const subscription of Object.values(this.state.subscriptions)) {
      if (subscription.customer !== customerId || subscription.status !== 'past_due') continue;
      subscription.default_payment_method = customer.invoice_settings.default_payment_method;
      const invoice = this.state.invoices[subscription.latest_invoice ?? ''];
      if (invoice?.status === 'open') this.#charge(subscription, invoice);
    }
  }

  payPage({ intent, customer }: HostedPage, typed: string): void {
    const demand = found(this.state.intents[intent ?? '']);
    this.confirm(demand.client_secret, typed);
    this.tell('checkout.session.completed', { ...demand, customer });
  }

  /**
   * Changes the price and, if the interval changes, starts a new period; the difference is charged or
   * credited immediately.
   */
  changePrice(subscription: Subscription, next: Price, at: number): void {
    if (next.id === subscription.price) return;
    const { lines, periodEnd } = this.prorate(subscription, next, at);
    const before = { ...subscription };
    subscription.price = next.id;
    if (subscription.status === 'trialing') {
      this.tell('customer.subscription.updated', subscription);
      return;
    }
    if (periodEnd !== subscription.current_period_end)
      Object.assign(subscription, { current_period_start: at, current_period_end: periodEnd });
    const invoice = this.makeInvoice(subscription, lines);
    if (invoice.status === 'open' && this.cardOf(subscription)?.number === '4000000000000341') {
      Object.assign(subscription, before);
      invoice.status = 'void';
      throw declined();
    }
    if (invoice.status === 'open') this.#charge(subscription, invoice);
    else this.tell('invoice.paid', invoice);
    this.tell('customer.subscription.updated', subscription);
  }

  /**
   * Line items of a change: the unused part of the old price, and the new one for the same time or a new
   * period.
   */
  prorate(
    subscription: Subscription,
    next: Price,
    at: number,
  ): { lines: Invoice['lines']; periodEnd: number } {
    const { current_period_start: start, current_period_end: end } = subscription;
    const old = this.priceOf(subscription);
    const left = Math.max(0, Math.min(1, (end - at) / (end - start)));
    const isSameInterval = old.recurring?.interval === next.recurring?.interval;
    return {
      periodEnd: isSameInterval ? end : addInterval(at, next),
      lines: [
        {
          description: `Unused time on ${old.product_name}`,
          amount: -Math.round(old.unit_amount * left),
        },
        {
          description: isSameInterval ? `Remaining time on ${next.product_name}` : next.product_name,
          amount: isSameInterval ? Math.round(next.unit_amount * left) : next.unit_amount,
        },
      ],
    };
  }

  end(subscription: Subscription): void {
    Object.assign(subscription, { status: 'canceled', ended_at: this.now() });
    for (const invoice of Object.values(this.state.invoices))
      if (invoice.subscription === subscription.id && invoice.status === 'open') invoice.status = 'void';
    this.tell('customer.subscription.deleted', subscription);
  }

  /** Refunds part of a payment. */
  refund(intent: Intent, amount: number): void {
    if (!intent.charge) return;
    intent.charge.amount_refunded = Math.min(intent.amount, intent.charge.amount_refunded + amount);
    this.tell('charge.refunded', intent);
  }

  /** Processes everything due on its clock: ending trials and periods, and card charges. */
  advance(): void {
    for (let turn = 0; turn < 60; turn++) {
      const due = Object.values(this.state.subscriptions).filter(
        ({ status, current_period_end }) =>
          (status === 'trialing' || status === 'active' || status === 'past_due') &&
          current_period_end <= this.now(),
      );
      if (!due.length) return;
      for (const subscription of due) this.#renew(subscription);
    }
  }

  #renew(subscription: Subscription): void {
    const card = this.cardOf(subscription);
    if (subscription.cancel_at_period_end || (subscription.status === 'trialing' && !card)) {
      this.end(subscription);
      return;
    }
    const price = this.priceOf(subscription);
    const start = subscription.current_period_end;
    Object.assign(subscription, {
      current_period_start: start,
      current_period_end: addInterval(start, price),
    });
    if (subscription.status === 'trialing') subscription.status = 'active';
    const invoice = this.makeInvoice(subscription, [
      { description: price.product_name, amount: price.unit_amount },
    ]);
    if (invoice.status === 'paid') this.tell('invoice.paid', invoice);
    else this.#charge(subscription, invoice);
    this.tell('customer.subscription.updated', subscription);
  }

  #charge(subscription: Subscription, invoice: Invoice): void {
    const intent = found(this.state.intents[invoice.payment_intent ?? '']);
    const card = this.cardOf(subscription);
    if (card && findTestCard(card.number)?.onCharge === 'paid') {
      this.#succeed(intent, card);
      return;
    }
    subscription.status = 'past_due';
    this.tell('invoice.payment_failed', invoice);
    this.tell('customer.subscription.updated', subscription);
  }

  #succeed(intent: Intent, method: Method): void {
    Object.assign(intent, { status: 'succeeded', asked: null });
    const subscription = this.state.subscriptions[intent.subscription ?? ''];
    if (intent.object === 'payment_intent')
      intent.charge = {
        ...{ id: this.makeId('ch'), object: 'charge', created: this.now(), amount_refunded: 0 },
        disputed: false,
      };
    if (subscription && subscription.status !== 'canceled') {
      subscription.default_payment_method = method;
      if (intent.object === 'setup_intent') subscription.pending_setup_intent = null;
      else subscription.status = 'active';
    }
    const invoice = this.state.invoices[intent.invoice ?? ''];
    if (invoice) invoice.status = 'paid';
    this.tell(`${intent.object}.succeeded`, intent);
    if (invoice) this.tell('invoice.paid', invoice);
    if (subscription) this.tell('customer.subscription.updated', subscription);
  }

  #makeMethod({ number, brand }: TestCard): Method {
    return {
      ...{ id: this.makeId('pm'), object: 'payment_method', type: 'card', number },
      card: { brand, last4: number.slice(-4), exp_month: 12, exp_year: 2034 },
    };
  }
}
