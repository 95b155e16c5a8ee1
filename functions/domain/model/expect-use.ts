import { estimateTokens } from '#functions/engine/reading/shown/estimate-tokens.ts';
import type { ModelRequest, TokenUse } from './ports.ts';

/** Estimates a call's use without caching, until the provider reports the real count. */
export function expectUse(
  { instructions, reading = '', prompt }: Pick<ModelRequest, 'instructions' | 'reading' | 'prompt'>,
  output: number,
): TokenUse {
  const input = [instructions, reading, prompt].reduce((sum, text) => sum + estimateTokens(text), 0);
  return { input, cachedInput: 0, output };
}
