import { unspacedPattern } from '#functions/engine/language/unspaced-words.ts';
import { spokenOf } from '../retrieve/observe-statement.ts';
import type { Candidate } from '../retrieve/rank-statements.ts';
import type { Rule } from '../rules/rule.ts';
import type { Question } from '../understand/understand-question.ts';
import { nearlySame } from './doubt-rules.ts';
import type { GateObservations } from './observe-fit.ts';

/** Of 21 best replies to what the site never speaks of, in any known word, 2 were right. */
const shareWhereAbsent = 0.2;
/** Whether a thing exists is not told by a site that never names it; the fit saw too few of these. */
const shareWhereUnknown = 0.6;
/** Of 39 questions of the sites' own, asked as they stand, all were answered by what follows them. */
const confidenceOfSame = 0.9;
/** What the page itself calls the value is sure enough. */
const confidenceOfLabelled = 0.7;

/** The fitted likelihood, and what was observed of the best statement. */
export type Fit = { fitted: number; features: GateObservations; text: string };

/** What the fit cannot tell for want of examples; the first that applies sets the likelihood. */
export const settleRules: readonly Rule<Fit, number>[] = [
  {
    id: 'site-is-silent',
    example: '“Is there a swimming pool?” on a site that has no word for it',
    // A word of a script without spaces takes no endings: not found is not said.
    applies: ({ fitted, features: { conceptAbsent, unknownSubject }, text }) =>
      (conceptAbsent === 1 || (unknownSubject === 1 && unspacedPattern.test(text))) &&
      fitted * shareWhereAbsent,
  },
  {
    id: 'name-is-unknown',
    example: '“Does Dr. Okafor work here?” on a site that never names him',
    applies: ({ fitted, features: { unknownName, unknownSubject, existenceOfOther } }) =>
      (unknownName === 1 || (unknownSubject === 1 && existenceOfOther === 1)) && fitted * shareWhereUnknown,
  },
  {
    id: 'same-question',
    example: '“What should we bring?” where the page asks just that and answers it',
    applies: ({ fitted, features: { sameQuestion, missingSubjects } }) =>
      sameQuestion >= nearlySame && missingSubjects === 0 && Math.max(fitted, confidenceOfSame),
  },
];

type Standing = { question: Question; best: Candidate };

/** What makes a statement sure enough to be an answer, whatever the fit. */
export const raiseRules: readonly Rule<Standing, number>[] = [
  {
    id: 'labelled-value',
    example: '“Where is the gala?” where the page has “Where: Main Hall” below “Gala”',
    applies: ({ question: { terms }, best: { features, reached } }) =>
      features.labelled === 1 &&
      terms.every((_, at) => (reached[at] ?? 0) >= spokenOf) &&
      confidenceOfLabelled,
  },
];
