/** A call refused the way Stripe refuses it. */
export class PaymentError extends Error {
  readonly type: string;
  readonly code: string;
  readonly status: number;
  /** The parameter of the call that is wrong. */
  readonly param: string | undefined;

  constructor(status: number, type: string, code: string, message: string, param?: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }
}

/** The bank's decline of a card. */
export const declined = () =>
  new PaymentError(402, 'card_error', 'card_declined', 'Your card was declined. Please use another one.');

/** The bank wants the cardholder to confirm a charge that was made without them. */
export const asksOwner = (subject: 'invoice' | 'subscription') =>
  new PaymentError(
    402,
    'card_error',
    `${subject}_payment_intent_requires_action`,
    'This payment requires additional user action before it can be completed successfully.',
  );

/** A call that an object's state does not allow. */
export const notNow = (code: string, message: string) =>
  new PaymentError(400, 'invalid_request_error', code, message);

/** Refuses an unknown object. */
export function found<Found>(object: Found | undefined): Found {
  if (object) return object;
  throw new PaymentError(404, 'invalid_request_error', 'resource_missing', 'No such object');
}
