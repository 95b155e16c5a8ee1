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
export const gateBias = -3.864;
export const gateWeights: GateFeatures = {
  score: 1.813,
  lead: 1.474,
  rivals: -1.136,
  passageScore: 1.079,
  valueCoverage: 0.977,
  focus: 0.999,
  answersHeading: 0.629,
  terms: 1.234,
  unknownSubject: -0.38,
  conceptAbsent: -0.356,
  specificMissing: -0.833,
  existenceOfOther: -0.485,
  existenceOfSame: 0.432,
  valueMissing: -0.174,
};

/** From this probability of being right a reply is given as the answer, or as the closest passages. */
export const answeredFrom = 0.58;
export const unsureFrom = 0.26;
