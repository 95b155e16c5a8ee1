import { answerQuestion } from '#functions/engine/answer/answer-question.ts';
import { traceRules } from '#functions/engine/answer/rules/rule.ts';
import { describeFound, describeWhole } from '#functions/engine/reading/describe-reading.ts';
import { searchFor } from '#functions/engine/reading/find-passages.ts';
import { findContext } from '#functions/engine/search/resolve-follow-up.ts';
import type { ScoredReply } from '../eval-scoring.ts';
import type { AskedOfSite } from './asked-sets.ts';

type Asked = Pick<AskedOfSite, 'text' | 'history' | 'knowledge'>;

/** A fixed day, because some rules depend on it. */
const now = new Date('2026-11-20T12:00:00Z');
/** The limits of the reading without settings. */
const readingTokens = { whole: 12_000, found: 8000 };

/** The reply to a question without some rules and ranking weights, and the rules that took effect. */
export function askEngine({ text, history, knowledge }: Asked, off: ReadonlySet<string>) {
  const run = traceRules(off);
  const reply = answerQuestion({ knowledge, question: text, history, now, run });
  const scored: ScoredReply = { response: reply.text, outcome: reply.outcome, sources: reply.citations };
  return { scored, rules: new Set(run.trace) };
}

/** What a model reads for a question if it has no queries of its own. */
export function readForModel({ text, history, knowledge }: Asked): string {
  const found = () => {
    const ranking = searchFor(text, knowledge, findContext(text, history));
    return describeFound(knowledge, [ranking], readingTokens.found);
  };
  const { stable, found: rest } = describeWhole(knowledge, readingTokens.whole) ?? found();
  return `${stable}\n${rest}`;
}
