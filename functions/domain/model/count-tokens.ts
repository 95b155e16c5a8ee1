import type { TokenUse } from './ports.ts';

/**
 * What a token costs, with a fresh token of the input as one: as dear as any model of docs/cost.md bills it, so that a
 * budget never counts too little.
 */
export const tokenWeights = { cachedInput: 0.25, cacheWrite: 1.25, output: 5 };

/** What a call takes out of a day's budget: its tokens as they are billed, counted in fresh tokens of the input. */
export function countTokens({ input, cachedInput, cacheWrite = 0, output }: TokenUse): number {
  const { cachedInput: cachedWeight, cacheWrite: writeWeight, output: outputWeight } = tokenWeights;
  const fresh = input - cachedInput - cacheWrite;
  return Math.ceil(fresh + cachedInput * cachedWeight + cacheWrite * writeWeight + output * outputWeight);
}
