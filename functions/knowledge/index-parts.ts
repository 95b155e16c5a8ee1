/** A word as written, folded, and the term that it is searched by. */
export type IndexedWord = { word: string; term: string };

/** A passage to index: its words in order, and terms that stand above it with their weights in occurrences. */
export type IndexedPassage = { words: readonly IndexedWord[]; fields: ReadonlyMap<string, number> };

/** What is stored of an index; everything else follows from it. Identifiers are positions in `terms` and `words`. */
export type IndexParts = {
  /** In code unit order. */
  terms: string[];
  /** Words as written, folded; one that two languages stem differently stands here twice. */
  words: string[];
  /** Per word its term. */
  termOfWord: Uint32Array;
  /** Words of all passages in reading order: passage `p` has `wordOffsets[p]` up to `wordOffsets[p + 1]`. */
  wordIds: Uint32Array;
  wordOffsets: Uint32Array;
  /** Terms of headings and titles, cut by `fieldOffsets` in the same way. */
  fieldTerms: Uint32Array;
  fieldOffsets: Uint32Array;
  /** Occurrences in quarters, so that fields can weigh less than one. */
  fieldWeights: Uint8Array;
};

/** Quarters of an occurrence in one. */
export const frequencyScale = 4;
