/** What is observed of the best statement and its rivals before it may be said, by `gate-answer.ts`. */
export const gateFeatureNames = [
  'score',
  'lead',
  'rivals',
  'passageScore',
  'valueCoverage',
  'focus',
  'answersHeading',
  'terms',
  'unknownSubject',
  'conceptAbsent',
  'specificMissing',
  'existenceOfOther',
  'existenceOfSame',
  'valueMissing',
  'shortStatement',
  'samePassage',
  'siteSize',
  'headingCoverage',
  'sectionCoverage',
  'valueNext',
  'missingSubjects',
  'secondWord',
  'nameSaid',
  'sameQuestion',
] as const;
export type GateFeatures = Record<(typeof gateFeatureNames)[number], number>;

/** Logistic regression by `bench/answers/fit` on the questions of the sites there; see its page for the spread. */
export const gateBias = -2.426;
export const gateWeights: GateFeatures = {
  score: 0.689,
  lead: 1.556,
  rivals: -0.952,
  passageScore: 0.51,
  valueCoverage: 1.073,
  focus: 0.219,
  answersHeading: 0.556,
  terms: 0.754,
  unknownSubject: -0.268,
  conceptAbsent: -0.833,
  specificMissing: -0.57,
  existenceOfOther: -0.169,
  existenceOfSame: 0.291,
  valueMissing: -0.247,
  shortStatement: 0.285,
  samePassage: 1.635,
  siteSize: -0.894,
  headingCoverage: 0.898,
  sectionCoverage: 1.326,
  valueNext: -0.474,
  missingSubjects: -1.209,
  secondWord: 1.633,
  nameSaid: -0.395,
  sameQuestion: 0.062,
};

/** From this probability of being right a reply is given as the answer, or as the closest passages. */
export const answeredFrom = 0.61;
export const unsureFrom = 0.24;
