/** A call that is refused as Stripe refuses it. */
export class PaymentError extends Error {
  readonly type: string;
  readonly code: string;
  readonly status: number;

  constructor(status: number, type: string, code: string, message: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

/** What the bank says of a card. */
export const declined = () =>
  new PaymentError(402, 'card_error', 'card_declined', 'Your card was declined. Please use another one.');

/** Refuses an object that is not there. */
export function found<Found>(object: Found | undefined): Found {
  if (object) return object;
  throw new PaymentError(404, 'invalid_request_error', 'resource_missing', 'No such object');
}
