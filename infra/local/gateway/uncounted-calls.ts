import type { RateLimitStore } from '#functions/storage/dynamodb/accounts/rate-limit-store.ts';

/** Counters that never reach a limit, for measurements and tests. */
export const uncountedCalls: RateLimitStore = {
  countCall: async () => 0,
  giveBack: async () => undefined,
  forget: async () => undefined,
  countInRow: async () => ({ count: 0 }),
  forgetRow: async () => undefined,
  countNames: async () => 0,
};
