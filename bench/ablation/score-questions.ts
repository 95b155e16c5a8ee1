import { answerQuestion } from '#functions/engine/answer/answer-question.ts';
import { describeFound, describeWhole } from '#functions/engine/answer/read/describe-reading.ts';
import { searchFor } from '#functions/engine/answer/read/find-passages.ts';
import { traceRules } from '#functions/engine/answer/rules/rule.ts';
import { findContext } from '#functions/engine/answer/understand/resolve-follow-up.ts';
import type { Score } from '../eval-scoring.ts';
import { type AskedOfSite, loadAskedSets } from './asked-sets.ts';

/** The outcome of one question. */
export type Scored = {
  set: string;
  score: Score;
  /** Whether a model would read the answer; undefined for questions without a known page. */
  isHeld: boolean | undefined;
};

/** The outcomes of all questions in order, and how many replies each rule took effect on. */
export type Scores = { questions: Scored[]; uses: [id: string, count: number][] };

/** A fixed day, because some rules depend on it. */
const now = new Date('2026-11-20T12:00:00Z');
/** The limits of the reading without settings. */
const readingTokens = { whole: 12_000, found: 8000 };

const asked = await loadAskedSets();

/** Asks every question without some rules and ranking weights. */
export function scoreQuestions(off: readonly string[]): Scores {
  const uses = new Map<string, number>();
  const questions = asked.map((question): Scored => {
    const { set, text, history, knowledge } = question;
    const run = traceRules(new Set(off));
    const reply = answerQuestion({ knowledge, question: text, history, now, run });
    for (const id of new Set(run.trace)) uses.set(id, (uses.get(id) ?? 0) + 1);
    const score = question.score({
      response: reply.text,
      outcome: reply.outcome,
      sources: reply.citations,
    });
    return { set, score, isHeld: question.isHeldBy?.(readFor(question)) };
  });
  return { questions, uses: [...uses] };
}

/** What a model reads for a question without queries of its own. */
function readFor({ text, history, knowledge }: AskedOfSite): string {
  const found = () => {
    const ranking = searchFor(text, knowledge, findContext(text, history));
    return describeFound(knowledge, [ranking], readingTokens.found);
  };
  const { stable, found: rest } = describeWhole(knowledge, readingTokens.whole) ?? found();
  return `${stable}\n${rest}`;
}
