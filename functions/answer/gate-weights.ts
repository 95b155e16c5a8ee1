/** What is observed of the best statement and its rivals before it may be said, by `gate-answer.ts`. */
export const gateFeatureNames = [
  'density',
  'lead',
  'rivals',
  'valueCoverage',
  'answersHeading',
  'conceptAbsent',
  'specificMissing',
  'existenceOfOther',
  'askedThingUnsaid',
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
export const gateBias = -1.155;
export const gateWeights: GateFeatures = {
  density: 1.643,
  lead: 1.709,
  rivals: -1.042,
  valueCoverage: 1.199,
  answersHeading: 0.726,
  conceptAbsent: -1.291,
  specificMissing: -0.676,
  existenceOfOther: -0.534,
  askedThingUnsaid: -1.267,
  existenceOfSame: 0.374,
  valueMissing: -0.71,
  shortStatement: -0.104,
  samePassage: 1.903,
  siteSize: -0.801,
  headingCoverage: 0.614,
  sectionCoverage: 0.925,
  valueNext: -0.593,
  missingSubjects: -1.378,
  secondWord: 1.819,
  nameSaid: -0.325,
  sameQuestion: 0.089,
};

/** From this probability of being right a reply is given as the answer, or as the closest passages. */
export const answeredFrom = 0.61;
export const unsureFrom = 0.17;
