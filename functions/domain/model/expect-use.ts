import { estimateTokens } from '#functions/engine/answer/read/estimate-tokens.ts';
import type { ModelRequest, TokenUse } from './ports.ts';

/** What a call will use when nothing of it is cached, before the provider has counted. */
export function expectUse(
  { instructions, reading = '', prompt }: Pick<ModelRequest, 'instructions' | 'reading' | 'prompt'>,
  output: number,
): TokenUse {
  const input = [instructions, reading, prompt].reduce((sum, text) => sum + estimateTokens(text), 0);
  return { input, cachedInput: 0, output };
}
