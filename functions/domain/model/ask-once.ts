import { countTokens } from './count-tokens.ts';
import { expectUse } from './expect-use.ts';
import { deadlineReached } from './model-failure.ts';
import type { LanguageModel, ModelBudget, ModelPurpose, Timer } from './ports.ts';

export type AskPorts = { model: LanguageModel; budget: ModelBudget; timer: Timer };

type Asked = {
  purpose: ModelPurpose;
  tenant: string;
  instructions: string;
  prompt: string;
  /** Estimate of the reply, used until the provider reports the real count, and its maximum. */
  tokens: { expected: number; most: number };
  totalMs: number;
};

/** A model's whole reply; empty when the budget is spent, the model fails or takes longer than `totalMs`. Never throws. */
export async function askOnce(ports: AskPorts, asked: Asked): Promise<string> {
  const stop = new AbortController();
  const text = await Promise.race([
    readReply(ports, asked, stop.signal).catch(() => ''),
    ports.timer.wait(asked.totalMs, stop.signal).then(() => ''),
  ]);
  stop.abort(deadlineReached);
  return text;
}

async function readReply(
  { model, budget, timer }: AskPorts,
  { purpose, tenant, instructions, prompt, tokens }: Asked,
  signal: AbortSignal,
): Promise<string> {
  const expected = countTokens(expectUse({ instructions, prompt }, tokens.expected));
  if (!(await budget.reserve(tenant, timer.now(), expected))) return '';
  let text = '';
  for await (const event of model({ purpose, instructions, prompt, outputTokens: tokens.most, signal })) {
    if (event.kind === 'text') text += event.text;
    else await budget.settle(tenant, timer.now(), countTokens(event.tokens) - expected);
  }
  return text;
}
