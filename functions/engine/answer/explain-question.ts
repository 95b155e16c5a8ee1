import type { Answer } from '#functions/engine/reply/answer.ts';
import { findRemark } from '#functions/engine/search/find-remark.ts';
import { findContext, type Turn } from '#functions/engine/search/resolve-follow-up.ts';
import { type Question, understandQuestion } from '#functions/engine/search/understand-question.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Remark } from '../lexicon/small-talk.ts';
import { answerQuestion } from './answer-question.ts';
import { estimateFit } from './judge/judge.ts';
import { type GateObservations, observeFit } from './judge/observe-fit.ts';
import type { Candidate } from './retrieve/candidate.ts';
import { rankStatements } from './retrieve/rank-statements.ts';
import { traceRules } from './rules/rule.ts';

/** How a reply came about: what was understood, found, ranked and judged, and which rules applied. */
export type Explanation = {
  /** Set when the message is small talk, which is answered before any search or rule. */
  remark: Remark | undefined;
  question: Question;
  /** The candidates, best first, before selection rules. */
  ranked: readonly Candidate[];
  /** The gate's features for the best statement, and their fitted likelihood, from 0 to 1. */
  fit: { features: GateObservations; likelihood: number } | undefined;
  answer: Answer;
  /** Ids of the rules that took effect, in order. */
  rules: readonly string[];
};

/** Answers a question like `answerQuestion` and explains how. `off` has the ids of rules to leave out. */
export function explainQuestion(
  input: { knowledge: Knowledge; question: string; history: Turn[]; now: Date },
  off: ReadonlySet<string> = new Set(),
): Explanation {
  const { knowledge, history } = input;
  const run = traceRules(off);
  const answer = answerQuestion({ ...input, run });
  const text = input.question.trim();
  const question = understandQuestion(text, knowledge, findContext(text, history));
  const remark = findRemark(text, history.length === 0);
  const ranked = rankStatements(question, knowledge, traceRules(off));
  const [best] = ranked;
  const features = best && observeFit(question, best, ranked, knowledge);
  const fit = features && { features, likelihood: estimateFit(features) };
  return { remark, question, ranked, fit, answer, rules: run.trace };
}
