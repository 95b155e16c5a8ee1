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
export const gateBias = -2.169;
export const gateWeights: GateFeatures = {
  score: 0.692,
  lead: 1.299,
  rivals: -1.134,
  passageScore: 0.469,
  valueCoverage: 0.738,
  focus: 0.539,
  answersHeading: 0.561,
  terms: 1.278,
  unknownSubject: -0.29,
  conceptAbsent: -1.403,
  specificMissing: -0.57,
  existenceOfOther: -0.023,
  existenceOfSame: 0.27,
  valueMissing: -0.391,
  shortStatement: 0.333,
  samePassage: 1.415,
  siteSize: -1.252,
  headingCoverage: 0.648,
  sectionCoverage: 1.376,
  valueNext: -0.807,
  missingSubjects: -1.217,
  secondWord: 1.305,
  nameSaid: -0.58,
  sameQuestion: 0.184,
};

/** From this probability of being right a reply is given as the answer, or as the closest passages. */
export const answeredFrom = 0.61;
export const unsureFrom = 0.28;
