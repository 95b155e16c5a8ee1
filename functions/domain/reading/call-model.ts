import { countTokens } from '../model/count-tokens.ts';
import { expectUse } from '../model/expect-use.ts';
import { type FailureReason, ModelFailure } from '../model/model-failure.ts';
import type { ModelRequest, TokenUse } from '../model/ports.ts';
import type { ReadingPorts, ReadRequest } from './ports.ts';

/** How a call ended, and its use: an estimate until the provider reports it. */
export type CallEnd = { ending: 'whole' | 'over-budget' | 'failed' | FailureReason; tokens: TokenUse };

const noTokens: TokenUse = { input: 0, cachedInput: 0, output: 0 };

/** One call within the day's budget; `onText` receives the text. Never throws. */
export async function callModel(
  { model, budget, timer }: Pick<ReadingPorts, 'model' | 'budget' | 'timer'>,
  { tenant, visitor }: Pick<ReadRequest, 'tenant' | 'visitor'>,
  request: ModelRequest,
  expectedOutput: number,
  onText: (text: string) => void,
): Promise<CallEnd> {
  let tokens: TokenUse = noTokens;
  try {
    const expected = expectUse(request, expectedOutput);
    if (!(await budget.reserve(tenant, timer.now(), countTokens(expected), visitor)))
      return { ending: 'over-budget', tokens };
    tokens = expected;
    for await (const event of model(request)) {
      if (event.kind === 'text') onText(event.text);
      else tokens = event.tokens;
    }
    const more = countTokens(tokens) - countTokens(expected);
    // The answer doesn't wait for the bookkeeping.
    if (more !== 0) budget.settle(tenant, timer.now(), more, visitor).catch(() => undefined);
    return { ending: 'whole', tokens };
  } catch (error) {
    return { ending: error instanceof ModelFailure ? error.reason : 'failed', tokens };
  }
}

/** Adds the use of two calls. */
export function addTokens(left: TokenUse, right: TokenUse): TokenUse {
  return {
    input: left.input + right.input,
    cachedInput: left.cachedInput + right.cachedInput,
    cacheWrite: (left.cacheWrite ?? 0) + (right.cacheWrite ?? 0),
    output: left.output + right.output,
  };
}
