import type { Candidate } from '../retrieve/rank-statements.ts';
import type { Rule } from '../rules/rule.ts';
import type { Question } from '../understand/understand-question.ts';
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
];
