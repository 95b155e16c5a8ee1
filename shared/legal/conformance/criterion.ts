import type { TestId } from './evidence-tests.ts';

/** The answers that a conformance report may give. */
export const conformanceTerms = {
  supports: 'Supports',
  partially: 'Partially Supports',
  fails: 'Does Not Support',
  absent: 'Not Applicable',
} as const;
export type Conformance = keyof typeof conformanceTerms;

/** One success criterion of WCAG 2.2, how far the product meets it, and what shows that. */
export type Criterion = {
  id: string;
  name: string;
  level: 'A' | 'AA';
  status: Conformance;
  /** What the product does; for `partially`, also the gap; for `absent`, why there is nothing to judge. */
  remarks: string;
  /** Rules of axe-core. */
  axe?: readonly string[];
  tests?: readonly TestId[];
  /** What was looked at in the source, where no rule or test can judge. */
  review?: string;
};
