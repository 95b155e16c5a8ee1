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
] as const;
export type GateFeatures = Record<(typeof gateFeatureNames)[number], number>;

/** Logistic regression by `bench/answers/fit` on the questions of the sites there; see its page for the spread. */
export const gateBias = -4.128;
export const gateWeights: GateFeatures = {
  score: 1.448,
  lead: 1.316,
  rivals: -1.021,
  passageScore: 1.073,
  valueCoverage: 1.261,
  focus: 0.966,
  answersHeading: 0.618,
  terms: 1.304,
  unknownSubject: -0.329,
  conceptAbsent: -0.586,
  specificMissing: -0.849,
  existenceOfOther: -0.412,
  existenceOfSame: 0.414,
  valueMissing: -0.405,
  shortStatement: 0.623,
  samePassage: 1.67,
};

/** From this probability of being right a reply is given as the answer, or as the closest passages. */
export const answeredFrom = 0.58;
export const unsureFrom = 0.24;
