/** One thing asked for and the terms that say it. */
export type AskedTerm = {
  /** The word as written, folded. */
  word?: string;
  variants: readonly { term: string; weight: number }[];
  weight: number;
};
