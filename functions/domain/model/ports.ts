/**
 * Tokens of one call, as the provider bills them. `cachedInput` is the part of `input` that was read from its cache,
 * `cacheWrite` the part that was written to it, where that costs more.
 */
export type TokenUse = { input: number; cachedInput: number; cacheWrite?: number; output: number };

/** What a model answers with, piece by piece; its use comes last. */
export type ModelEvent = { kind: 'text'; text: string } | { kind: 'usage'; tokens: TokenUse };

/** What a call is for: it names the call in logs and metrics. */
export type ModelPurpose = 'answer' | 'queries' | 'exam' | 'summary' | 'warming';

/**
 * One call of a model. `instructions` and `reading` are the same, byte for byte, from question to question, so that
 * providers can cache them; `prompt` is what changes.
 */
export type ModelRequest = {
  purpose: ModelPurpose;
  instructions: string;
  /** What the model is to read before the prompt; left out where the prompt holds everything. */
  reading?: string | undefined;
  prompt: string;
  /** The longest reply, in tokens. */
  outputTokens: number;
  signal: AbortSignal;
};

/** A chat model. The stream throws `ModelFailure` alone. */
export type LanguageModel = (request: ModelRequest) => AsyncIterable<ModelEvent>;

/** Milliseconds since 1970, and waiting that ends early, without an error, when the signal is given. */
export type Timer = { now(): number; wait(milliseconds: number, signal: AbortSignal): Promise<void> };

/** Model calls and tokens that a tenant has used today. Tokens are those of `countTokens`. */
export type ModelBudget = {
  /**
   * Takes a call and its expected tokens out of the day's budget; false when that would be more than is left, for all or
   * for this visitor: any text that differs from visitor to visitor.
   */
  reserve(tenant: string, nowMs: number, tokens: number, visitor?: string | undefined): Promise<boolean>;
  /** Corrects the expected tokens to what was used. */
  settle(tenant: string, nowMs: number, moreTokens: number, visitor?: string | undefined): Promise<void>;
};

/** What became of a model's reply; free of what visitors, websites and the model said. */
export type ModelReport = {
  purpose: ModelPurpose;
  /** The verdict where the reply was shown, otherwise why it was not. */
  outcome: string;
  /** Of all calls for this reply. */
  tokens: TokenUse;
  milliseconds: number;
  /** Sentences that the gate let through. */
  kept: number;
  /** Why sentences were dropped, one entry each. */
  refusals: readonly string[];
  promptVersion: string;
  /** Whether the engine's own answer was shown instead. */
  fallback: boolean;
};
