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
export const gateBias = -3.785;
export const gateWeights: GateFeatures = {
  score: 1.867,
  lead: 1.321,
  rivals: -1.276,
  passageScore: 0.994,
  valueCoverage: 0.893,
  focus: 0.831,
  answersHeading: 0.685,
  terms: 1.3,
  unknownSubject: -0.351,
  conceptAbsent: -0.299,
  specificMissing: -0.813,
  existenceOfOther: -0.583,
  valueMissing: -0.22,
};

/** From this probability of being right a reply is given as the answer, or as the closest passages. */
export const answeredFrom = 0.57;
export const unsureFrom = 0.31;
