export type FailureReason =
  /** 429, or the provider's equivalent. */
  | 'throttled'
  /** 5xx and 408. */
  | 'unavailable'
  /** The connection ended before the answer was complete. */
  | 'reset'
  /** No data for too long. */
  | 'stalled'
  /** Not the expected protocol. */
  | 'garbled'
  /** 4xx: the request or the key is wrong. */
  | 'refused'
  /** Blocked by the provider's guardrail. */
  | 'guardrail'
  /** The circuit breaker is open. */
  | 'resting'
  /** Cancelled by the visitor or the deadline. */
  | 'cancelled';

/** Why a model call failed. Its message contains no text from visitors, websites or the model. */
export class ModelFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(`The model failed: ${reason}`, options);
    this.name = 'ModelFailure';
    this.reason = reason;
  }
}

/** Abort reason when the model took too long. Other aborts say nothing about the model. */
export const deadlineReached = 'deadline reached';
