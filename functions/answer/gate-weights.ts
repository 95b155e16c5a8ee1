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
  'sameQuestion',
] as const;
export type GateFeatures = Record<(typeof gateFeatureNames)[number], number>;

/** Logistic regression by `bench/answers/fit` on the questions of the sites there; see its page for the spread. */
export const gateBias = -1.477;
export const gateWeights: GateFeatures = {
  density: 1.666,
  lead: 1.369,
  rivals: -0.851,
  valueCoverage: 1.318,
  answersHeading: 0.747,
  conceptAbsent: -1.376,
  specificMissing: -0.575,
  existenceOfOther: -0.63,
  askedThingUnsaid: -0.923,
  existenceOfSame: 0.505,
  valueMissing: -0.682,
  asksHowTo: -1.061,
  asksWhatIs: -0.534,
  samePassage: 1.726,
  siteSize: -0.651,
  headingCoverage: 0.549,
  sectionCoverage: 0.982,
  valueNext: -0.556,
  missingSubjects: -1.6,
  secondWord: 2.68,
  nameSaid: -0.131,
  sameQuestion: 0.102,
};

/** From this probability of being right a reply is given as the answer, or as the closest passages. */
export const answeredFrom = 0.55;
export const unsureFrom = 0.165;
