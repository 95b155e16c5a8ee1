import type { Answer } from '#functions/engine/answer/compose/answer.ts';
import type { DropReason } from '#functions/engine/answer/read/collect-sentences.ts';
import type { ReadingVerdict } from '#functions/engine/answer/read/reply-lines.ts';
import type { Turn } from '#functions/engine/answer/understand/resolve-follow-up.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { FailureReason } from '../model/model-failure.ts';
import type { LanguageModel, ModelBudget, ModelPurpose, Timer, TokenUse } from '../model/ports.ts';

export type ReadRequest = {
  /** What the engine alone says. */
  found: Answer;
  knowledge: Knowledge;
  question: string;
  history: Turn[];
  /** When it was asked: days that are over by then are said to be. */
  askedAt: Date;
  /** Whose budget it is. */
  tenant: string;
  /** Who may use a share of it: any text that differs from visitor to visitor. */
  visitor?: string | undefined;
  /** Gets pieces of the text as they may be shown; joined by spaces they are the text. Not called for the engine's own answer. */
  onSentence?: (text: string) => void;
  /** Ends the calls when the visitor has gone. */
  signal?: AbortSignal;
};

/** Answers by reading the site with a model, or with what the engine alone says. Never throws. */
export type ReadAnswer = (request: ReadRequest) => Promise<Answer>;

/** Why what the engine alone says was shown. */
export type FallbackReason =
  | FailureReason
  | 'over-budget'
  | 'too-slow'
  /** The reply was not in the form, twice where there was time. */
  | 'broken'
  /** The gate left nothing, or not what was asked for. */
  | 'unsupported'
  | 'failed';

/** What became of a model's reply; free of what visitors, websites and the model said. */
export type ReadingReport = {
  purpose: Extract<ModelPurpose, 'answer' | 'queries'>;
  /** The verdict where the reply was shown, or that queries came; otherwise why not. */
  outcome: ReadingVerdict | 'found' | FallbackReason;
  /** The whole site, or what was found of it. */
  reading?: 'whole' | 'found';
  /** Of all calls for this reply. */
  tokens: TokenUse;
  milliseconds: number;
  /** Calls for this reply. */
  calls: number;
  /** Sentences that the gate let through. */
  kept: number;
  /** Why sentences were dropped, one entry each. */
  refusals: readonly DropReason[];
  promptVersion: string;
  /** Whether the engine's own answer was shown instead. */
  fallback: boolean;
};

/** Passages near a question in meaning, by their index, nearest first. */
export type FindNearPassages = (
  knowledge: Knowledge,
  question: string,
  signal: AbortSignal,
) => Promise<number[]>;

/** What reading a site for an answer needs. */
export type ReadingPorts = {
  model: LanguageModel;
  budget: ModelBudget;
  findNearPassages?: FindNearPassages | undefined;
  timer: Timer;
  /** Whether the owner lets a model answer. */
  isAllowed(knowledge: Knowledge): Promise<boolean>;
  /** How many tokens of a site a model is given: of one that fits whole, and of what was found of a larger one. */
  readingTokens: { whole: number; found: number };
  /** A version to go back to; the newest where it is left out. */
  promptVersion?: string | undefined;
  report(report: ReadingReport): void;
};
