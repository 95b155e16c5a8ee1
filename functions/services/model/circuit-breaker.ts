import type { Timer } from '#functions/domain/model/ports.ts';

/** Shared state of the breaker. Times in milliseconds since 1970; 0 when it is closed. */
export type BreakerStore = {
  readRestUntil(): Promise<number>;
  writeRestUntil(restUntilMs: number): Promise<void>;
};

export type CircuitBreaker = {
  /** Whether a call is allowed now. */
  admits(): Promise<boolean>;
  succeeded(): void;
  failed(): void;
  /** The visitor disconnected, so the call says nothing about the model. */
  forgotten(): void;
};

const failureLimit = 5;
const windowMs = 60_000;
const restMs = 30_000;
/** How long a shared state may be cached. */
const refreshMs = 10_000;

/**
 * Protects a failing model: five failures within a minute open the breaker for half a minute, then one call
 * probes it. Processes share the state through the store; without the store each process learns alone.
 */
export function createCircuitBreaker(timer: Pick<Timer, 'now'>, store: BreakerStore): CircuitBreaker {
  let failures: number[] = [];
  let restUntil = 0;
  let isProbing = false;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  const write = (until: number) => {
    restUntil = until;
    store.writeRestUntil(until).catch(() => undefined);
  };
  const refresh = async () => {
    if (timer.now() - refreshedAt < refreshMs) return;
    refreshedAt = timer.now();
    restUntil = await store.readRestUntil().catch(() => restUntil);
  };
  return {
    async admits() {
      await refresh();
      if (restUntil === 0) return true;
      if (timer.now() < restUntil || isProbing) return false;
      isProbing = true;
      return true;
    },
    succeeded() {
      failures = [];
      isProbing = false;
      if (restUntil !== 0) write(0);
    },
    failed() {
      const now = timer.now();
      failures = [...failures.filter((at) => now - at < windowMs), now];
      if (isProbing || failures.length >= failureLimit) write(now + restMs);
      isProbing = false;
    },
    forgotten() {
      isProbing = false;
    },
  };
}
