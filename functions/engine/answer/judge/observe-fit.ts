import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { findRequestedThing } from '#functions/engine/search/find-requested-thing.ts';
import { asksHowTo, asksWhatIs } from '#functions/engine/search/question-shape.ts';
import type { QuestionTerm } from '#functions/engine/search/terms/question-term.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { keyMatch, leastMatch } from '../retrieve/observe-statement.ts';
import type { Candidate } from '../retrieve/rank-statements.ts';
import { likeWord } from './doubt-rules.ts';
import type { GateFeatures } from './gate-weights.ts';

/** Observed features; unknown words aren't fitted, they only correct the result. */
export type GateObservations = GateFeatures & { unknownSubject: number; unknownName: number };

const leastKeyMatch = 0.65;
const weightOfSubject = 0.5;
/** A statement is less sure when others fit nearly as well. */
const rivalShare = 0.8;
const manyRivals = 20;
const leadOverRank = 4;
/** Share of the best score to assume when there are fewer statements than that. */
const usualShare = 0.7;
const bestRanks = 5;
/** On larger sites more statements fit by chance; sizes beyond the measured range count as its end. */
const fewPassages = 100;
const manyPassages = 2500;
/** More missing subjects than this add nothing. */
const manySubjects = 3;
const namedFrom = 0.6;
/** From this match, a statement has the same form of a term. */
export const sameForm = 0.9;

/** Observes the features by which the gate judges a statement. */
export function observeFit(
  question: Question,
  candidate: Candidate,
  ranked: readonly Candidate[],
  { passages }: Knowledge,
): GateObservations {
  const { terms, value: asked } = question;
  const { features, own, reached, value, score } = candidate;
  const flag = (holds: boolean) => (holds ? 1 : 0);
  const missing = terms.filter((_, index) => (reached[index] ?? 0) < leastMatch);
  const rivals = ranked.filter((other) => other.score >= rivalShare * score).length;
  const key = keyMatch(terms, reached);
  const saidSubjects = terms.filter(
    ({ isSubject }, index) => isSubject && (own[index] ?? 0) >= sameForm,
  ).length;
  const showsValue = asked !== undefined && (value === 'own' || value === 'next-item');
  return {
    density: features.density,
    lead: Math.min(1, score - (ranked[leadOverRank]?.score ?? usualShare * score)),
    rivals: Math.min(1, rivals / manyRivals),
    valueCoverage: showsValue ? candidate.coverage : 0,
    answersHeading: features.answersHeading,
    unknownSubject: flag(
      missing.some(
        ({ variants, weight, isSubject, isKindAsked }) =>
          variants.length === 0 && weight >= weightOfSubject && isSubject && !isKindAsked,
      ),
    ),
    unknownName: flag(missing.some(({ variants, isSpecific }) => variants.length === 0 && isSpecific)),
    // A site with none of a word's synonyms doesn't cover it. A statement with two of the requested things needn't mention
    // a circumstance ("mid-year").
    conceptAbsent: flag(saidSubjects < 2 && terms.some((term, at) => isSilentOn(term, reached[at] ?? 0))),
    specificMissing: flag(missing.some(({ isSpecific }) => isSpecific)),
    // Whether something exists is not answered by a passage on something like it.
    existenceOfOther: flag(question.kind === 'yes-no' && !asked && key < leastKeyMatch),
    askedThingUnsaid: flag(isAskedThingUnsaid(question, own)),
    existenceOfSame: flag(
      question.kind === 'yes-no' && !asked && keyMatch(terms, candidate.own) >= 1 && missing.length === 0,
    ),
    valueMissing: flag(value === 'missing'),
    asksHowTo: flag(asksHowTo(question.text)),
    asksWhatIs: flag(asksWhatIs(question.text)),
    samePassage: candidate.coverage * inSamePassage(candidate, ranked),
    siteSize:
      Math.log(Math.min(Math.max(passages.length, fewPassages), manyPassages) / fewPassages) /
      Math.log(manyPassages / fewPassages),
    headingCoverage: features.headingCoverage,
    sectionCoverage: features.sectionCoverage,
    sameQuestion: features.sameQuestion,
    valueNext: flag(value === 'next'),
    missingSubjects: Math.min(1, missing.filter(({ isSubject }) => isSubject).length / manySubjects),
    secondWord: secondHeaviest(terms, own),
    nothingNamed: flag(isNothingNamed(terms, candidate)),
    passageScore: features.passageScore,
    nameSaid: flag(terms.some(({ isSpecific }, index) => isSpecific && (own[index] ?? 0) >= sameForm)),
  };
}

/** "Is there a dress code for the dinner?" is about the dress code, which comes first. */
function isAskedThingUnsaid({ text, terms }: Question, own: readonly number[]): boolean {
  const asked = findRequestedThing(text);
  if (asked === undefined) return false;
  const thing = terms.findIndex(({ isSubject, word }) => isSubject && asked.includes(word));
  return thing !== -1 && (own[thing] ?? 0) < likeWord;
}

/** Whether the site has no word for a thing, or only parts of one: "place", but not "parking place" or "car park". */
function isSilentOn({ isInLexicon, isSubject, variants }: QuestionTerm, reached: number): boolean {
  if (!isInLexicon || !isSubject) return false;
  return variants.length === 0
    ? reached < leastMatch
    : reached < likeWord && variants.every(({ isPart }) => isPart);
}

/** Whether neither the statement nor a heading names any requested thing, so its value may belong to something else. */
function isNothingNamed(terms: readonly QuestionTerm[], { own, heading }: Candidate): boolean {
  const matches = terms.flatMap(({ isSubject, satisfiedBy }, at) =>
    isSubject && satisfiedBy === undefined ? [Math.max(own[at] ?? 0, heading[at] ?? 0)] : [],
  );
  return matches.length > 0 && matches.every((match) => match < namedFrom);
}

/** A single content word may be a coincidence; two in the same statement are about the thing. */
function secondHeaviest(terms: readonly QuestionTerm[], own: readonly number[]): number {
  const said = terms.map(({ weight }, index) => weight * (own[index] ?? 0));
  return said.sort((left, right) => right - left)[1] ?? 0;
}

/** If the best statements share a passage, the passage is about the question. */
function inSamePassage({ passage }: Candidate, ranked: readonly Candidate[]): number {
  return ranked.slice(0, bestRanks).filter((other) => other.passage === passage).length / bestRanks;
}
