import type { Passage, Statement } from '#functions/engine/knowledge/knowledge.ts';
import type { ValuePlace } from './locate-value.ts';
import type { Features } from './ranking-weights.ts';

/** A statement that may answer the question, with its scores. */
export type Candidate = {
  passage: Passage;
  /** Index of the statement in the passage. */
  at: number;
  statement: Statement;
  /** Weighted share of the question's terms found in the statement or its context. */
  coverage: number;
  /** Weighted share found in the statement itself. */
  ownCoverage: number;
  /** How well the statement itself matches each term. */
  own: number[];
  /** How well the statement or its context matches each term. */
  reached: number[];
  /** How well the headings above match each term. */
  heading: number[];
  /** Where the requested value is. */
  value: ValuePlace;
  features: Features;
  score: number;
};
