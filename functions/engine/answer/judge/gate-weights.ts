/** What is observed of the best statement and its rivals before it may be said, by `observe-fit.ts`. */
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
  'asksHowTo',
  'asksWhatIs',
  'samePassage',
  'siteSize',
  'headingCoverage',
  'sectionCoverage',
  'valueNext',
  'missingSubjects',
  'secondWord',
  'nameSaid',
  'nothingNamed',
  'passageScore',
  'sameQuestion',
] as const;
export type GateFeatures = Record<(typeof gateFeatureNames)[number], number>;

/** Logistic regression by `bench/answers/fit` on the questions of the sites there; see its page for the spread. */
export const gateBias = -1.891;
export const gateWeights: GateFeatures = {
  density: 1.451,
  lead: 1.158,
  rivals: -1.066,
  valueCoverage: 1.62,
  answersHeading: 0.206,
  conceptAbsent: -1.326,
  specificMissing: -0.643,
  existenceOfOther: -0.481,
  askedThingUnsaid: -0.888,
  existenceOfSame: 0.505,
  valueMissing: -0.57,
  asksHowTo: -1.101,
  asksWhatIs: -0.523,
  samePassage: 1.751,
  siteSize: -0.562,
  headingCoverage: 0.573,
  sectionCoverage: 1.117,
  valueNext: 0.017,
  missingSubjects: -1.571,
  secondWord: 2.492,
  nameSaid: -0.19,
  nothingNamed: -0.851,
  passageScore: 0.603,
  sameQuestion: 0.101,
};

/** From this probability of being right a reply is given as the answer, or as the closest passages. */
export const answeredFrom = 0.5;
export const unsureFrom = 0.165;
