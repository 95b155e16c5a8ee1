import { unspacedPattern } from '#functions/engine/language/unspaced-words.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { leastMatch } from '../retrieve/observe-statement.ts';
import type { Candidate } from '../retrieve/rank-statements.ts';
import type { Rule } from '../rules/rule.ts';
import { nearlySame } from './doubt-rules.ts';
import type { GateObservations } from './observe-fit.ts';

/** Of 21 best replies about a thing the site never mentions by any known word, 2 were right. */
const shareWhereAbsent = 0.2;
/** A site that never names a thing doesn't say whether it exists; the fit saw too few examples. */
const shareWhereUnknown = 0.6;
/** All 39 questions that the sites ask themselves were answered by the text below them. */
const confidenceOfSame = 0.9;
/** For a value that the page labels itself. */
const confidenceOfLabelled = 0.7;

/** The fitted likelihood and the observed features of the best statement. */
export type Fit = { fitted: number; features: GateObservations; text: string };

/** Corrections for cases with too few examples to fit; the first that applies sets the likelihood. */
export const settleRules: readonly Rule<Fit, number>[] = [
  {
    id: 'site-is-silent',
    example: '“Is there a swimming pool?” on a site without any word for it',
    // Words of unspaced scripts aren't inflected, so a word that isn't found isn't there.
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
    example: '“What should we bring?” and a page with that question and its answer',
    applies: ({ fitted, features: { sameQuestion, missingSubjects } }) =>
      sameQuestion >= nearlySame && missingSubjects === 0 && Math.max(fitted, confidenceOfSame),
  },
];

type Standing = { question: Question; best: Candidate };

/** Cases in which a statement is an answer whatever the fit says. */
export const raiseRules: readonly Rule<Standing, number>[] = [
  {
    id: 'labelled-value',
    example: '“Where is the gala?” and a page with “Where: Main Hall” below “Gala”',
    applies: ({ question: { terms }, best: { features, reached } }) =>
      features.labelled === 1 &&
      terms.every((_, at) => (reached[at] ?? 0) >= leastMatch) &&
      confidenceOfLabelled,
  },
];
