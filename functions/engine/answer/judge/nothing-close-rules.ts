import type { Question } from '#functions/engine/search/understand-question.ts';
import { leastMatch } from '../retrieve/observe-statement.ts';
import type { Candidate } from '../retrieve/rank-statements.ts';
import { mentionsLabelOf } from '../retrieve/value-labels.ts';
import type { Rule } from '../rules/rule.ts';
import { isOnlyLike, lacksValue } from './doubt-rules.ts';

/** A reply draws from at most this many statements. */
const candidatesSaid = 10;

type Found = { question: Question; ranked: readonly Candidate[]; best: Candidate };

/** Cases in which not even the closest statement is worth showing. */
export const nothingCloseRules: readonly Rule<Found, true>[] = [
  {
    id: 'no-contact-near',
    example: '“What is the phone number of the nurse?” if no close statement has a number',
    applies: ({ question, ranked }) =>
      (question.value === 'phone' || question.value === 'email') &&
      ranked.slice(0, candidatesSaid).every((candidate) => lacksValue(question, candidate)),
  },
  {
    id: 'no-time-near',
    example: '“When do you open?” and a statement about an opened door',
    applies: ({ question, best }) =>
      question.kind === 'what-time' && lacksValue(question, best) && isOnlyLike(question, best),
  },
  {
    id: 'no-price-near',
    example: '“How much is a kayak?” if no close statement has an amount, or words on the price of a kayak',
    applies: ({ question, ranked }) =>
      question.kind === 'how-much' &&
      question.value === 'money' &&
      ranked.slice(0, candidatesSaid).every((candidate) => !isOnPrice(question, candidate)),
  },
];

/** Whether a statement tells a price or speaks of one, and of the thing that the question asks for. */
function isOnPrice(
  { terms }: Question,
  { value, statement, passage, own, heading, reached }: Candidate,
): boolean {
  const things = terms.flatMap(({ isSubject, satisfiedBy }, at) =>
    isSubject && satisfiedBy !== 'money' ? [at] : [],
  );
  if (value !== 'missing')
    return things.length === 0 || things.some((at) => (reached[at] ?? 0) >= leastMatch);
  const said = (at: number) => Math.max(own[at] ?? 0, heading[at] ?? 0);
  const isNamed = [statement.text, passage.headings.at(-1) ?? ''].some((text) =>
    mentionsLabelOf('money', text),
  );
  return isNamed && things.every((at) => said(at) >= leastMatch);
}
