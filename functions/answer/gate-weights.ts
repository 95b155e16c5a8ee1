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
export const gateBias = -2.28;
export const gateWeights: GateFeatures = {
  score: 0.691,
  lead: 1.63,
  rivals: -1.088,
  passageScore: 0.363,
  valueCoverage: 0.982,
  focus: 0.286,
  answersHeading: 0.625,
  terms: 0.71,
  unknownSubject: -0.151,
  conceptAbsent: -0.873,
  specificMissing: -0.603,
  existenceOfOther: -0.581,
  existenceOfSame: 0.337,
  valueMissing: -0.483,
  shortStatement: 0.375,
  samePassage: 1.562,
  siteSize: -0.827,
  headingCoverage: 0.765,
  sectionCoverage: 0.944,
  valueNext: -0.43,
  missingSubjects: -1.119,
  secondWord: 1.731,
  nameSaid: -0.358,
  sameQuestion: 0.082,
};

/** From this probability of being right a reply is given as the answer, or as the closest passages. */
export const answeredFrom = 0.61;
export const unsureFrom = 0.2;
