/** Features of a statement for a question, from 0 to 1; `observe-statement.ts` computes them. */
export const featureNames = [
  'coverage',
  'ownCoverage',
  'passageScore',
  'pairs',
  'density',
  'focus',
  'answersHeading',
  'headingCoverage',
  'sectionCoverage',
  'sameQuestion',
  'valueOwn',
  'valueNextItem',
  'valueNext',
  'valueMissing',
  'placeOwn',
  'labelled',
  'placeMissing',
  'secondValue',
  'namedRole',
  'announcesList',
  'heading',
  'headingLast',
  'lead',
  'leadLast',
  'long',
  'passing',
  'hearsay',
  'summary',
  'forOthers',
  'topicMissing',
] as const;
export type Features = Record<(typeof featureNames)[number], number>;

/** The id that switches a weight off in a run. */
export function weightId(name: keyof Features): string {
  return `weight-${name}`;
}

/**
 * How much each feature adds to a statement's score. Set by hand: weights fitted by listwise regression did worse on
 * sites left out (docs/decisions/005-answers-without-a-model.md).
 */
export const rankingWeights: Features = {
  coverage: 1,
  ownCoverage: 0.35,
  passageScore: 0.2,
  pairs: 0.36,
  focus: 0.1,
  /** Only the gate uses these. */
  answersHeading: 0,
  headingCoverage: 0,
  sectionCoverage: 0,
  sameQuestion: 0.5,
  valueOwn: 0.2,
  valueNextItem: 0.2,
  valueNext: 0.08,
  valueMissing: -0.15,
  placeOwn: 0.1,
  /** The page labels the value itself: "Where: Main Hall". */
  labelled: 0.3,
  placeMissing: -0.075,
  secondValue: 0.08,
  namedRole: 0.12,
  announcesList: 0.15,
  heading: 0.02,
  headingLast: -0.3,
  lead: 0.08,
  leadLast: -0.23,
  long: -0.05,
  passing: -0.12,
  hearsay: -0.1,
  density: 0.15,
  summary: -0.15,
  forOthers: -0.12,
  topicMissing: -0.3,
};
