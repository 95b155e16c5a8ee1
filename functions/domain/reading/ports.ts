import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { CheckForm } from '#functions/engine/reading/check/claim-check.ts';
import type { DropReason } from '#functions/engine/reading/collect-sentences.ts';
import type { CheckCounts } from '#functions/engine/reading/follow-sentence.ts';
import type { ReadingVerdict } from '#functions/engine/reading/reply-lines.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import type { Turn } from '#functions/engine/search/resolve-follow-up.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import type { FailureReason } from '../model/model-failure.ts';
import type { LanguageModel, ModelBudget, ModelPurpose, Timer, TokenUse } from '../model/ports.ts';
import type { OwnerAnswer } from '../owner-answers/match-owner-answers.ts';

export type ReadRequest = {
  /** The answer without a model, for when the model has none. */
  quote(): Answer;
  knowledge: Knowledge;
  /** What the visitor is answered in; by default the language of the question. */
  frame?: VisitorLanguage;
  /** The owner's own answers, read before the site. */
  ownerAnswers?: readonly OwnerAnswer[];
  question: string;
  history: Turn[];
  /** When it was asked; earlier days are described as past. */
  askedAt: Date;
  /** Whose budget applies. */
  tenant: string;
  /** Limits one visitor's share of the budget: any text that varies by visitor. */
  visitor?: string | undefined;
  /** Receives approved pieces of the text, joined by spaces. Not called for the engine's own answer. */
  onSentence?: (text: string) => void;
  /** Receives how the model's reply ended. */
  onReport?: (report: ReadingReport) => void;
  /** Ends the calls when the visitor disconnects. */
  signal?: AbortSignal;
};

/** Answers by reading the site with a model, or falls back to quotes. Never throws. */
export type ReadAnswer = (request: ReadRequest) => Promise<Answer>;

/** Why the engine's answer was shown. */
export type FallbackReason =
  | FailureReason
  | 'over-budget'
  | 'too-slow'
  /** The reply was malformed, twice if there was time. */
  | 'broken'
  /** The gate left nothing, or not what was asked for. */
  | 'unsupported'
  | 'failed';

/** Outcome of a model's reply, without any text from visitors, websites or the model. */
export type ReadingReport = {
  purpose: Extract<ModelPurpose, 'answer' | 'queries'>;
  /** The verdict when the reply was shown, or that queries arrived; otherwise the reason why not. */
  outcome: ReadingVerdict | 'found' | FallbackReason;
  /** The whole site, or retrieved passages. */
  reading?: 'whole' | 'found';
  /** Total of all calls for this reply. */
  tokens: TokenUse;
  milliseconds: number;
  /** Number of calls for this reply. */
  calls: number;
  /** Sentences that passed the gate. */
  kept: number;
  /** Why sentences were dropped, one entry each. */
  refusals: readonly DropReason[];
  /** What a checker said of the sentences that passed the gate. */
  checks?: CheckCounts;
  promptVersion: string;
  /** Whether the engine's answer was shown instead. */
  fallback: boolean;
};

/** Semantically close passages by index, nearest first. */
export type FindNearPassages = (
  knowledge: Knowledge,
  question: string,
  signal: AbortSignal,
) => Promise<number[]>;

/** A model that reads one sentence with its evidence and says whether the one follows from the other. */
export type Checker = {
  model: LanguageModel;
  form: CheckForm;
  /** Whether it told truths from falsehoods when it was tried. */
  isTrusted(): Promise<boolean>;
};

export type ReadingPorts = {
  model: LanguageModel;
  /** Without one, sentences are quoted from the page. */
  checker?: Checker | undefined;
  budget: ModelBudget;
  findNearPassages?: FindNearPassages | undefined;
  timer: Timer;
  /** Whether the owner allows a model. */
  isAllowed(knowledge: Knowledge): Promise<boolean>;
  /** Token limits for a site: one that fits completely, and passages of a larger one. */
  readingTokens: { whole: number; found: number };
  /** Prompt version for a rollback; defaults to the newest. */
  promptVersion?: string | undefined;
  report(report: ReadingReport): void;
};
