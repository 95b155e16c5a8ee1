import type { TokenUse } from './ports.ts';

/** Tokens that a call takes out of a day's budget. */
export function countTokens({ input, output }: TokenUse): number {
  return input + output;
}
