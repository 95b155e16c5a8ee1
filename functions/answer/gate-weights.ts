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
  'valueMissing',
] as const;
export type GateFeatures = Record<(typeof gateFeatureNames)[number], number>;

/** Logistic regression by `bench/answers/fit` on the questions of the sites there; see its page for the spread. */
export const gateBias = -3.812;
export const gateWeights: GateFeatures = {
  score: 1.846,
  lead: 1.369,
  rivals: -1.296,
  passageScore: 0.998,
  valueCoverage: 0.92,
  focus: 0.837,
  answersHeading: 0.701,
  terms: 1.349,
  unknownSubject: -0.376,
  conceptAbsent: -0.329,
  specificMissing: -0.828,
  existenceOfOther: -0.264,
  valueMissing: -0.212,
};

/** From this probability of being right a reply is given as the answer, or as the closest passages. */
export const answeredFrom = 0.62;
export const unsureFrom = 0.31;
