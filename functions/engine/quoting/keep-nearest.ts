import type { SearchTerm } from '../search/read-question.ts';
import { type Quote, weigh } from './choose-quotes.ts';

/**
 * Below it the nearest passages say nothing of what was asked, nor does one that says a smaller share of the question's
 * weight. Measured on the three sets of `bench/answers`: of the unanswerable questions of the lowest band 58 of 99 keep a
 * line, of the 28 answers there 27 do. To ask for the rarest term kept 33 and 11.
 */
const leastOfNearest = 0.05;
const leastShareOfQuestion = 0.15;

/** The quotes near enough to a question to be shown as its nearest lines. */
export function keepNearest(
  terms: readonly SearchTerm[],
  quotes: readonly Quote[],
  likelihood: number,
): readonly Quote[] {
  if (likelihood < leastOfNearest) return [];
  const whole = weigh(
    terms,
    terms.map(() => 1),
  );
  return quotes.filter(({ said, saidInHeadings }) => {
    const reached = said.map((share, at) => Math.max(share, saidInHeadings[at] ?? 0));
    return weigh(terms, reached) >= leastShareOfQuestion * whole;
  });
}
