import type { Score } from '../eval-scoring.ts';
import type { AskedOfSite } from './asked-sets.ts';
import { constants } from './constants.ts';
import { loadEngineWithout } from './engine-without.ts';

/** The outcome of one question. */
export type Scored = {
  set: string;
  score: Score;
  /** Whether a model would read the answer; undefined for questions without a known page. */
  isHeld: boolean | undefined;
};

/** The outcomes of all questions in order, and how many replies each rule took effect on. */
export type Scores = { questions: Scored[]; uses: [id: string, count: number][] };

/** Asks every question without some rules, weights and constants. */
export async function scoreQuestions(asked: readonly AskedOfSite[], off: readonly string[]): Promise<Scores> {
  const gone = new Set(off);
  const { askEngine, readForModel } = await loadEngineWithout(
    constants.map(({ id }) => id).filter((id) => gone.has(id)),
  );
  const uses = new Map<string, number>();
  const questions = asked.map((question): Scored => {
    const { scored, rules } = askEngine(question, gone);
    for (const id of rules) uses.set(id, (uses.get(id) ?? 0) + 1);
    return {
      set: question.set,
      score: question.score(scored),
      isHeld: question.isHeldBy?.(readForModel(question)),
    };
  });
  return { questions, uses: [...uses] };
}
