export type FailureReason =
  /** 429, or the provider's word for it. */
  | 'throttled'
  /** 5xx and 408. */
  | 'unavailable'
  /** The connection ended before the answer did. */
  | 'reset'
  /** Nothing came for too long. */
  | 'stalled'
  /** Not the protocol. */
  | 'garbled'
  /** 4xx: the request or the key is wrong. */
  | 'refused'
  /** The provider's guardrail stepped in. */
  | 'guardrail'
  /** The circuit breaker is open. */
  | 'resting'
  /** The visitor or the deadline ended the call. */
  | 'cancelled';

/** Why a model gave no answer. Its message holds no text of visitors, websites or the model. */
export class ModelFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(`The model failed: ${reason}`, options);
    this.name = 'ModelFailure';
    this.reason = reason;
  }
}

/** Why a call was ended when the model took too long. A call that ends otherwise says nothing about the model. */
export const deadlineReached = 'deadline reached';
