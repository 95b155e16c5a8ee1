import type { Passage, Statement } from '#functions/engine/knowledge/knowledge.ts';
import type { PlaceOfValue } from './place-of-value.ts';
import type { Features } from './ranking-weights.ts';

/** A statement that may answer, with what was observed of it beside the question. */
export type Candidate = {
  passage: Passage;
  /** Index of the statement in the passage. */
  at: number;
  statement: Statement;
  /** Share of the question, by weight, that the statement and its surroundings speak of. */
  coverage: number;
  /** Share that the statement itself speaks of. */
  ownCoverage: number;
  /** Per term of the question: how surely the statement itself speaks of it. */
  own: number[];
  /** Per term of the question: the same with what stands around. */
  reached: number[];
  /** Per term of the question: how surely the headings above speak of it. */
  heading: number[];
  /** Where the value asked for stands. */
  value: PlaceOfValue;
  features: Features;
  score: number;
};
