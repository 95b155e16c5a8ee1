import type { Answer } from '#functions/engine/answer/answer.ts';
import { startDraft } from '#functions/engine/answer/rephrase/draft.ts';
import { instructions } from '#functions/engine/answer/rephrase/prompt.ts';
import { countTokens } from '../model/count-tokens.ts';
import { expectTokens } from '../model/expect-tokens.ts';
import { deadlineReached, type FailureReason, ModelFailure } from '../model/model-failure.ts';
import type { TokenUse } from '../model/ports.ts';
import type { PhraseAnswer, PhrasePorts, PhraseRequest } from './ports.ts';

/** With retries, and with two seconds left of the twelve that a visitor waits at most. */
const totalMs = 10_000;
const embeddingMs = 1000;
/** Of a short answer, before the provider has counted. */
const answerTokens = 200;
/** Four sentences in any language; more would be cut by the gate anyway. */
const longestAnswerTokens = 400;

export function createPhraseAnswer(ports: PhrasePorts): PhraseAnswer {
  return async (request) => {
    if (!mayBePhrased(request.answer)) return request.answer;
    const startedAt = ports.timer.now();
    const spent: { tokens: TokenUse } = { tokens: { input: 0, cachedInput: 0, output: 0 } };
    const stop = new AbortController();
    const signal = request.signal ? AbortSignal.any([stop.signal, request.signal]) : stop.signal;
    const draft = startDraft({ ...request, near: await findNear(ports, request, signal) });
    const leftMs = totalMs - (ports.timer.now() - startedAt);
    const ending = await Promise.race([
      produce(ports, request, draft, spent, signal).catch(readFailure),
      ports.timer.wait(leftMs, signal).then(() => (signal.aborted ? 'cancelled' : 'too-slow')),
    ]);
    stop.abort(ending === 'too-slow' ? deadlineReached : undefined);
    const phrased = draft.finish(ending === 'whole');
    ports.report({
      outcome: phrased
        ? ending === 'whole'
          ? 'phrased'
          : 'cut-short'
        : ending === 'whole'
          ? 'unsupported'
          : ending,
      milliseconds: ports.timer.now() - startedAt,
      tokens: spent.tokens,
      keptCount: draft.keptCount(),
      refusals: draft.refusals,
    });
    return phrased ?? request.answer;
  };
}

/** In time, or words alone decide. */
async function findNear(
  { findNearPassages, timer }: PhrasePorts,
  { knowledge, question }: PhraseRequest,
  signal: AbortSignal,
): Promise<number[]> {
  if (!findNearPassages) return [];
  const stop = new AbortController();
  const found = await Promise.race([
    findNearPassages(knowledge, question, AbortSignal.any([signal, stop.signal])).catch(() => []),
    timer.wait(embeddingMs, stop.signal).then(() => []),
  ]);
  stop.abort();
  return found;
}

/** A model knows nothing of the organisation: it may only rephrase what the engine found. */
function mayBePhrased({ outcome, citations }: Answer): boolean {
  return (outcome === 'answered' || outcome === 'unsure') && citations.length > 0;
}

async function produce(
  { model, budget, timer }: PhrasePorts,
  { tenant, visitor }: Pick<PhraseRequest, 'tenant' | 'visitor'>,
  draft: { prompt: string; push(text: string): void },
  spent: { tokens: TokenUse },
  signal: AbortSignal,
): Promise<'whole' | 'over-budget'> {
  const expected = expectTokens({ instructions, prompt: draft.prompt }, answerTokens);
  if (!(await budget.reserve(tenant, timer.now(), expected, visitor))) return 'over-budget';
  for await (const event of model({
    purpose: 'answer',
    instructions,
    prompt: draft.prompt,
    outputTokens: longestAnswerTokens,
    signal,
  })) {
    if (event.kind === 'text') draft.push(event.text);
    else spent.tokens = event.tokens;
  }
  const more = countTokens(spent.tokens) - expected;
  // The answer does not wait for the books.
  if (more !== 0) budget.settle(tenant, timer.now(), more, visitor).catch(() => undefined);
  return 'whole';
}

function readFailure(error: unknown): FailureReason | 'failed' {
  return error instanceof ModelFailure ? error.reason : 'failed';
}
