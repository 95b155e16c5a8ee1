import type { TokenUse } from './ports.ts';

/**
 * Price of a token as a multiple of a fresh input token. Each is the highest ratio among the models of docs/cost.md, so
 * a budget never counts less than the bill.
 */
export const tokenWeights = { cachedInput: 0.25, cacheWrite: 1.25, output: 5 };

/** What a call costs of a day's budget: its billed tokens, converted to fresh input tokens. */
export function countTokens({ input, cachedInput, cacheWrite = 0, output }: TokenUse): number {
  const { cachedInput: cachedWeight, cacheWrite: writeWeight, output: outputWeight } = tokenWeights;
  const fresh = input - cachedInput - cacheWrite;
  return Math.ceil(fresh + cachedInput * cachedWeight + cacheWrite * writeWeight + output * outputWeight);
}
