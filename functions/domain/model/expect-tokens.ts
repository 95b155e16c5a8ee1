import { countTokens } from './count-tokens.ts';
import type { ModelRequest } from './ports.ts';

/** Rough, before the provider has counted. */
const charactersPerToken = 4;

/** What a call will take out of a day's budget when nothing of it is cached, before the provider has counted. */
export function expectTokens(
  { instructions, reading = '', prompt }: Pick<ModelRequest, 'instructions' | 'reading' | 'prompt'>,
  output: number,
): number {
  const input = Math.ceil((instructions.length + reading.length + prompt.length) / charactersPerToken);
  return countTokens({ input, cachedInput: 0, output });
}
