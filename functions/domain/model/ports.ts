/** Tokens of one call, as the provider bills them. `cachedInput` is the part of `input` that was read from its cache. */
export type TokenUse = { input: number; cachedInput: number; output: number };

/** What a model answers with, piece by piece; its use comes last. */
export type ModelEvent = { kind: 'text'; text: string } | { kind: 'usage'; tokens: TokenUse };

/** What a call is for: it names the call in logs and metrics. */
export type ModelPurpose = 'answer' | 'queries' | 'exam' | 'summary';

/**
 * One call of a model. `instructions` and `reading` are the same, byte for byte, from question to question, so that
 * providers can cache them; `prompt` is what changes.
 */
export type ModelRequest = {
  purpose: ModelPurpose;
  instructions: string;
  /** What the model is to read before the prompt; left out where the prompt holds everything. */
  reading?: string;
  prompt: string;
  /** The longest reply, in tokens. */
  outputTokens: number;
  signal: AbortSignal;
};

/** A chat model. The stream throws `ModelFailure` alone. */
export type LanguageModel = (request: ModelRequest) => AsyncIterable<ModelEvent>;

/** Milliseconds since 1970, and waiting that ends early, without an error, when the signal is given. */
export type Timer = { now(): number; wait(milliseconds: number, signal: AbortSignal): Promise<void> };

/** Model calls and tokens that a tenant has used today. */
export type ModelBudget = {
  /** Takes a call and its expected tokens out of the day's budget; false when the budget is spent. */
  reserve(tenant: string, nowMs: number, tokens: number): Promise<boolean>;
  /** Corrects the expected tokens to what was used. */
  settle(tenant: string, nowMs: number, moreTokens: number): Promise<void>;
};
