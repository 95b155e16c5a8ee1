/** A search term and the index terms that match it. */
export type AskedTerm = {
  /** The word as written, folded. */
  word?: string;
  variants: readonly { term: string; weight: number }[];
  weight: number;
};
