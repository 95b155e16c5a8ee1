import type { Answer } from '#functions/engine/answer/answer.ts';
import { startDraft } from '#functions/engine/answer/rephrase/draft.ts';
import { instructions } from '#functions/engine/answer/rephrase/prompt.ts';
import type { Turn } from '#functions/engine/answer/resolve-follow-up.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import {
  deadlineReached,
  type FailureReason,
  type LanguageModel,
  ModelFailure,
  type Timer,
} from './language-model.ts';

/** Model calls and tokens that a tenant has used today. */
export type ModelBudget = {
  /** Takes a call and its expected tokens out of the day's budget; false when the budget is spent. */
  reserve(tenant: string, nowMs: number, tokens: number): Promise<boolean>;
  /** Corrects the expected tokens to what was used. */
  settle(tenant: string, nowMs: number, moreTokens: number): Promise<void>;
};

/** What became of a model's answer; free of what visitors, websites and the model said. */
export type PhrasingReport = {
  outcome: 'phrased' | 'cut-short' | 'over-budget' | 'too-slow' | 'unsupported' | 'failed' | FailureReason;
  milliseconds: number;
  tokens: number;
  keptCount: number;
  /** Why sentences were dropped. */
  refusals: readonly string[];
};

export type PhraseRequest = {
  /** The engine's own answer. */
  answer: Answer;
  knowledge: Knowledge;
  question: string;
  history: Turn[];
  /** Whose budget it is. */
  tenant: string;
  /** Gets pieces of the text as they may be shown; joined by spaces they are the text. Not called for the engine's own answer. */
  onSentence?: (text: string) => void;
  /** Ends the call when the visitor has gone. */
  signal?: AbortSignal;
};

/** Answers in a model's words, checked against the quotes, or with the engine's own answer. Never throws. */
export type PhraseAnswer = (request: PhraseRequest) => Promise<Answer>;

/** Passages near a question in meaning, by their index, nearest first. */
export type FindNearPassages = (
  knowledge: Knowledge,
  question: string,
  signal: AbortSignal,
) => Promise<number[]>;

type PhrasePorts = {
  model: LanguageModel;
  budget: ModelBudget;
  findNearPassages?: FindNearPassages | undefined;
  timer: Timer;
  report(report: PhrasingReport): void;
};

/** With retries, and with two seconds left of the twelve that a visitor waits at most. */
const totalMs = 10_000;
const embeddingMs = 1000;
/** Rough, before the provider has counted: about four characters a token, and a short answer. */
const charactersPerToken = 4;
const answerTokens = 200;

export function createPhraseAnswer(ports: PhrasePorts): PhraseAnswer {
  return async (request) => {
    if (!mayBePhrased(request.answer)) return request.answer;
    const startedAt = ports.timer.now();
    const spent = { tokens: 0 };
    const stop = new AbortController();
    const signal = request.signal ? AbortSignal.any([stop.signal, request.signal]) : stop.signal;
    const draft = startDraft({ ...request, near: await findNear(ports, request, signal) });
    const leftMs = totalMs - (ports.timer.now() - startedAt);
    const ending = await Promise.race([
      produce(ports, request.tenant, draft, spent, signal).catch(readFailure),
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
  tenant: string,
  draft: { prompt: string; push(text: string): void },
  spent: { tokens: number },
  signal: AbortSignal,
): Promise<'whole' | 'over-budget'> {
  const expected = Math.ceil((instructions.length + draft.prompt.length) / charactersPerToken) + answerTokens;
  if (!(await budget.reserve(tenant, timer.now(), expected))) return 'over-budget';
  spent.tokens = expected;
  for await (const event of model({ instructions, prompt: draft.prompt, signal })) {
    if (event.kind === 'text') draft.push(event.text);
    else spent.tokens = event.tokens;
  }
  // The answer does not wait for the books.
  if (spent.tokens !== expected)
    budget.settle(tenant, timer.now(), spent.tokens - expected).catch(() => undefined);
  return 'whole';
}

function readFailure(error: unknown): FailureReason | 'failed' {
  return error instanceof ModelFailure ? error.reason : 'failed';
}
