import type { RateLimitStore } from '#functions/storage/dynamodb/accounts/rate-limit-store.ts';
import type { ModelStore } from '#functions/storage/dynamodb/chat/model-store.ts';

/** Counters that never reach a limit, for measurements and tests. */
export const unlimitedCounters: RateLimitStore = {
  countCall: async () => 0,
  giveBack: async () => undefined,
  forget: async () => undefined,
  countInRow: async () => ({ count: 0 }),
  forgetRow: async () => undefined,
  countNames: async () => 0,
};

/** Lifts the visitor's share of the model budget: measurements send every question from one address. */
export function withUnlimitedVisitors(store: ModelStore): ModelStore {
  return {
    ...store,
    openBudget(daily, name) {
      const { reserve, settle } = store.openBudget(daily, name);
      return {
        reserve: (tenant, nowMs, tokens) => reserve(tenant, nowMs, tokens),
        settle: (tenant, nowMs, moreTokens) => settle(tenant, nowMs, moreTokens),
      };
    },
  };
}
