import { randomBytes } from 'node:crypto';
import { declined, found, PaymentError } from './payment-error.ts';
import type {
  HostedPage,
  Intent,
  Method,
  PaymentState,
  Price,
  Refund,
  Subscription,
} from './payment-objects.ts';
import { type Told, toEventObject } from './payment-replies.ts';
import { applyPending } from './pending-update.ts';
import type { EventSender } from './send-events.ts';
import { findTestCard, type TestCard } from './test-cards.ts';

/**
 * The state of the embedded provider, with Stripe's rules for customers, cards and payments. Its rules are those
 * that Stripe documents; where that leaves two ways, the one that does less by itself.
 */
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
  tell(type: string, object: Told): void {
    this.#events.send(type, toEventObject(this.state, object), this.now());
    this.#save();
  }

  keep(): void {
    this.#save();
  }

  priceOf({ price }: Subscription): Price {
    return found(this.state.prices[price]);
  }

  /** The card charged for a subscription: its own, else the customer's. */
  cardOf({ default_payment_method, customer }: Subscription): Method | null {
    const { invoice_settings } = this.state.customers[customer] ?? {};
    return default_payment_method ?? invoice_settings?.default_payment_method ?? null;
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

  /** Enters a card for an intent. Throws when it is declined. */
  confirm(clientSecret: string, typed: string): Intent {
    const intent = this.#findIntent(clientSecret);
    const card = findTestCard(typed);
    const advice = 'This form accepts only test cards. No real card is charged here.';
    if (!card) throw new PaymentError(402, 'card_error', 'incorrect_number', advice);
    if (intent.status === 'succeeded' || intent.status === 'canceled') return intent;
    // A charge is declined on the spot; a saved card is only found out by its first charge.
    const isDeclined = intent.object === 'payment_intent' && card.onCharge === 'declined';
    if (card.onEntry === 'declined' || isDeclined) throw declined();
    const method = this.#makeMethod(card);
    if (card.onEntry === 'asks') {
      Object.assign(intent, { status: 'requires_action', asked: method });
      this.tell(`${intent.object}.requires_action`, intent);
      return intent;
    }
    this.succeed(intent, method);
    return intent;
  }

  /** The cardholder's decision on a requested authentication. */
  authenticate(clientSecret: string, isApproved: boolean): Intent {
    const intent = this.#findIntent(clientSecret);
    if (intent.status !== 'requires_action' || !intent.asked) return intent;
    if (isApproved) this.succeed(intent, intent.asked);
    else {
      Object.assign(intent, { status: 'requires_payment_method', asked: null });
      const what = intent.object === 'payment_intent' ? 'payment' : 'setup';
      this.tell(`${intent.object}.${what}_failed`, intent);
    }
    return intent;
  }

  #findIntent(clientSecret: string): Intent {
    const intents = Object.values(this.state.intents);
    return found(intents.find(({ client_secret }) => client_secret === clientSecret));
  }

  /** Sets the customer's card. It charges nothing: open invoices wait until they are paid. */
  enterCard(customerId: string, typed: string): void {
    const card = findTestCard(typed);
    if (!card || card.onEntry === 'declined') throw declined();
    const customer = found(this.state.customers[customerId]);
    customer.invoice_settings.default_payment_method = this.#attach(this.#makeMethod(card), customerId);
    this.tell('customer.updated', customer);
  }

  payPage({ intent, customer, isExpired }: HostedPage, typed: string): void {
    if (isExpired)
      throw new PaymentError(404, 'invalid_request_error', 'session_expired', 'This page is closed.');
    const demand = found(this.state.intents[intent ?? '']);
    this.confirm(demand.client_secret, typed);
    this.tell('checkout.session.completed', { ...demand, customer });
  }

  /** Refunds part of a payment, at most what is left of it. */
  refund(intent: Intent, amount: number, metadata: Refund['metadata'] = {}): Refund | undefined {
    if (!intent.charge) return undefined;
    const left = intent.amount - intent.charge.amount_refunded;
    const id = this.makeId('re');
    const refund: Refund = {
      ...{ id, object: 'refund', payment_intent: intent.id, status: 'succeeded' },
      amount: Math.min(left, amount),
      metadata,
    };
    this.state.refunds[id] = refund;
    intent.charge.amount_refunded += refund.amount;
    this.tell('charge.refunded', intent);
    return refund;
  }

  /** The bank sends back refunds that seemed to succeed: https://docs.stripe.com/refunds#failed-refunds. */
  failRefunds(): void {
    for (const refund of Object.values(this.state.refunds)) {
      const charge = this.state.intents[refund.payment_intent]?.charge;
      if (!charge?.takesNoRefund || refund.status === 'failed') continue;
      refund.status = 'failed';
      charge.amount_refunded -= refund.amount;
      this.tell('refund.failed', refund);
    }
  }

  /** Completes an intent: a payment settles its invoice; a set-up only attaches the card to the customer. */
  succeed(intent: Intent, method: Method): void {
    Object.assign(intent, { status: 'succeeded', asked: null });
    const subscription = this.state.subscriptions[intent.subscription ?? ''];
    const card = this.#attach(method, intent.customer);
    const isLive = subscription && subscription.status !== 'canceled';
    if (intent.object === 'setup_intent') {
      if (isLive) subscription.pending_setup_intent = null;
    } else {
      intent.charge = {
        ...{ id: this.makeId('ch'), object: 'charge', created: this.now(), amount_refunded: 0 },
        disputed: false,
        takesNoRefund: findTestCard(method.number)?.onRefund === 'failed',
      };
      if (isLive) {
        if (subscription.saves_card) subscription.default_payment_method = card;
        // Only the newest invoice decides: earlier ones may stay open.
        if (subscription.latest_invoice === intent.invoice) subscription.status = 'active';
      }
    }
    const invoice = this.state.invoices[intent.invoice ?? ''];
    if (invoice) invoice.status = 'paid';
    if (invoice && subscription) applyPending(subscription, invoice);
    this.tell(`${intent.object}.succeeded`, intent);
    if (invoice) this.tell('invoice.paid', invoice);
    if (subscription) this.tell('customer.subscription.updated', subscription);
  }

  #makeMethod({ number, brand }: TestCard): Method {
    return {
      ...{ id: this.makeId('pm'), object: 'payment_method', type: 'card', number },
      ...{ customer: null, created: this.now() },
      card: { brand, last4: number.slice(-4), exp_month: 12, exp_year: 2034 },
    };
  }

  #attach(method: Method, customer: string): Method {
    if (method.customer) return method;
    const attached = { ...method, customer };
    this.state.methods[method.id] = attached;
    this.tell('payment_method.attached', attached);
    return attached;
  }
}
