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
] as const;
export type GateFeatures = Record<(typeof gateFeatureNames)[number], number>;

/** Logistic regression by `bench/answers/fit` on the questions of the sites there; see its page for the spread. */
export const gateBias = -4.008;
export const gateWeights: GateFeatures = {
  score: 1.859,
  lead: 1.48,
  rivals: -1.095,
  passageScore: 1.167,
  valueCoverage: 0.956,
  focus: 1.01,
  answersHeading: 0.58,
  terms: 1.209,
  unknownSubject: -0.404,
  conceptAbsent: -0.242,
  specificMissing: -0.775,
  existenceOfOther: -0.473,
  existenceOfSame: 0.427,
  valueMissing: -0.179,
};

/** From this probability of being right a reply is given as the answer, or as the closest passages. */
export const answeredFrom = 0.58;
export const unsureFrom = 0.26;
