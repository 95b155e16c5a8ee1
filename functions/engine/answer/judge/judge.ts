import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import type { Candidate } from '../retrieve/rank-statements.ts';
import { applyFirst, everyRule, type RuleRun } from '../rules/rule.ts';
import { raiseRules, settleRules } from './confidence-rules.ts';
import { doubtRules, nearlySame } from './doubt-rules.ts';
import { answeredFrom, gateBias, gateFeatureNames, gateWeights, unsureFrom } from './gate-weights.ts';
import { nothingCloseRules } from './nothing-close-rules.ts';
import { type GateObservations, observeFit } from './observe-fit.ts';

/** What may be done with the best statement, and how likely it answers, from 0 to 1. */
export type Verdict = { outcome: 'answered' | 'unsure' | 'declined'; confidence: number };

/** Judges how likely the best statement answers the question, and decides what may be said. */
export function judge(
  question: Question,
  ranked: readonly Candidate[],
  knowledge: Knowledge,
  run: RuleRun = everyRule,
): Verdict {
  const best = ranked[0];
  if (!best || question.terms.length === 0) return { outcome: 'declined', confidence: 0 };
  const features = observeFit(question, best, ranked, knowledge);
  const settled = settle(estimateFit(features), features, question.text, run);
  const raised = applyFirst(raiseRules, { question, best }, run);
  const confidence = Math.max(settled, raised ?? 0);
  if (applyFirst(nothingCloseRules, { question, ranked, best }, run))
    return { outcome: 'declined', confidence: Math.min(confidence, unsureFrom) };
  const verdict: Verdict = { outcome: outcomeOf(confidence), confidence };
  if (verdict.outcome !== 'answered' || best.features.sameQuestion >= nearlySame) return verdict;
  return applyFirst(doubtRules, { question, best }, run) ? doubt(verdict) : verdict;
}

/** Lowers an answer to the closest match. */
export function doubt(verdict: Verdict): Verdict {
  return verdict.outcome === 'answered' ? { outcome: 'unsure', confidence: unsureFrom } : verdict;
}

/** Raises a refusal to the closest match. */
export function hint(verdict: Verdict): Verdict {
  return verdict.outcome === 'declined' ? { outcome: 'unsure', confidence: unsureFrom } : verdict;
}

/** The fitted likelihood that a statement with these features answers, from 0 to 1. */
export function estimateFit(features: GateObservations): number {
  let sum = gateBias;
  for (const name of gateFeatureNames) sum += features[name] * gateWeights[name];
  return 1 / (1 + Math.exp(-sum));
}

/** The fitted likelihood, corrected where the fit saw too few examples. */
export function settle(
  fitted: number,
  features: GateObservations,
  text: string,
  run: RuleRun = everyRule,
): number {
  return applyFirst(settleRules, { fitted, features, text }, run) ?? fitted;
}

function outcomeOf(confidence: number): Verdict['outcome'] {
  if (confidence >= answeredFrom) return 'answered';
  return confidence >= unsureFrom ? 'unsure' : 'declined';
}
