/**
 * Billed tokens of one call. `cachedInput` is the part of `input` read from the provider's cache,
 * `cacheWrite` the part written to it, if that costs more.
 */
export type TokenUse = { input: number; cachedInput: number; cacheWrite?: number; output: number };

/** A piece of a model's reply; usage comes last. */
export type ModelEvent = { kind: 'text'; text: string } | { kind: 'usage'; tokens: TokenUse };

/** Purpose of a call, used in logs and metrics. */
export type ModelPurpose = 'answer' | 'queries' | 'check' | 'exam' | 'summary' | 'translation' | 'warming';

/**
 * One model call. `instructions` and `reading` are byte-identical across questions, so that providers can
 * cache them; `prompt` varies.
 */
export type ModelRequest = {
  purpose: ModelPurpose;
  instructions: string;
  /** Text to read before the prompt; omitted when the prompt contains everything. */
  reading?: string | undefined;
  prompt: string;
  /** Maximum reply length in tokens. */
  outputTokens: number;
  signal: AbortSignal;
};

/** A chat model. The stream throws only `ModelFailure`. */
export type LanguageModel = (request: ModelRequest) => AsyncIterable<ModelEvent>;

/** `now` is in milliseconds since 1970. `wait` resolves early, without an error, when the signal aborts. */
export type Timer = { now(): number; wait(milliseconds: number, signal: AbortSignal): Promise<void> };

/** A tenant's model calls and tokens of the day, as counted by `countTokens`. */
export type ModelBudget = {
  /**
   * Reserves a call and its estimated tokens from the day's budget; false when they exceed what is left,
   * overall or for this visitor. `visitor` is any text that varies by visitor.
   */
  reserve(tenant: string, nowMs: number, tokens: number, visitor?: string | undefined): Promise<boolean>;
  /** Corrects the estimate to the actual use. */
  settle(tenant: string, nowMs: number, moreTokens: number, visitor?: string | undefined): Promise<void>;
};

/** Outcome of a model's reply, without any text from visitors, websites or the model. */
export type ModelReport = {
  purpose: ModelPurpose;
  /** The verdict when the reply was shown, otherwise the reason why not. */
  outcome: string;
  /** Total of all calls for this reply. */
  tokens: TokenUse;
  milliseconds: number;
  /** Sentences that passed the gate. */
  kept: number;
  /** Why sentences were dropped, one entry each. */
  refusals: readonly string[];
  /** What a checker said of the sentences that passed the gate. */
  checks?: { confirmed: number; refused: number; unanswered: number };
  promptVersion: string;
  /** Whether the engine's answer was shown instead. */
  fallback: boolean;
};
