import { performance } from 'node:perf_hooks';
import { medianOf, percentileOf } from '../percentile.ts';
import { resultLimit } from './contender.ts';
import type { Corpus } from './corpus.ts';

/** Shares of questions whose paragraph was first, in the first three and in the first five, and its mean reciprocal rank. */
export type Ranks = { first: number; three: number; five: number; reciprocal: number };
export type Timed = { p50Ms: number; p95Ms: number };

type Question = Corpus['questions'][number];
type Search = (question: Question) => number[];

const passes = 7;

/**
 * Asks every contender all questions in turns, skips the pass in which code is compiled, and takes each question's median
 * so that a pause does not count.
 */
export function askInTurns(questions: readonly Question[], searches: readonly Search[]): (Ranks & Timed)[] {
  const ranks = searches.map((search) => rankAll(questions, search));
  const times = searches.map(() => questions.map((): number[] => []));
  for (let pass = 0; pass < passes; pass++)
    searches.forEach((search, who) => {
      questions.forEach((question, at) => {
        const startedAt = performance.now();
        search(question);
        times[who]?.[at]?.push(performance.now() - startedAt);
      });
    });
  return ranks.map((found, who) => {
    const typical = (times[who] ?? []).map(medianOf);
    return { ...found, p50Ms: percentileOf(typical, 50), p95Ms: percentileOf(typical, 95) };
  });
}

function rankAll(questions: readonly Question[], search: Search): Ranks {
  const ranks = questions.map(
    (question) => search(question).slice(0, resultLimit).indexOf(question.passage) + 1,
  );
  const within = (depth: number) => ranks.filter((rank) => rank > 0 && rank <= depth).length / ranks.length;
  const reciprocal = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;
  return { first: within(1), three: within(3), five: within(5), reciprocal };
}
