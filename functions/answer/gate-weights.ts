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
  'valueNext',
  'missingSubjects',
  'secondWord',
  'nameSaid',
  'sameQuestion',
] as const;
export type GateFeatures = Record<(typeof gateFeatureNames)[number], number>;

/** Logistic regression by `bench/answers/fit` on the questions of the sites there; see its page for the spread. */
export const gateBias = -2.811;
export const gateWeights: GateFeatures = {
  score: 1.003,
  lead: 1.206,
  rivals: -1.006,
  passageScore: 0.739,
  valueCoverage: 0.93,
  focus: 0.7,
  answersHeading: 0.66,
  terms: 1.181,
  unknownSubject: -0.241,
  conceptAbsent: -0.626,
  specificMissing: -0.642,
  existenceOfOther: -0.247,
  existenceOfSame: 0.321,
  valueMissing: -0.584,
  shortStatement: 0.552,
  samePassage: 1.394,
  siteSize: -1.241,
  headingCoverage: 1.272,
  valueNext: -0.803,
  missingSubjects: -1.201,
  secondWord: 1.496,
  nameSaid: -0.532,
  sameQuestion: 0.22,
};

/** From this probability of being right a reply is given as the answer, or as the closest passages. */
export const answeredFrom = 0.61;
export const unsureFrom = 0.25;
