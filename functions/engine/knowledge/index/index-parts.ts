import type { ShortNumbers } from './number-arrays.ts';
import type { StoredStrings } from './stored-strings.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word as written, folded, and its search term. */
export type IndexedWord = { word: string; term: string };

/** A passage to index: its words in order, and the weights, in occurrences, of the terms above it. */
export type IndexedPassage = { words: readonly IndexedWord[]; fields: ReadonlyMap<string, number> };

/** The stored parts of an index, from which the rest is derived. Identifiers are positions in `terms` and `words`. */
export type IndexParts = {
  /** Sorted by code unit. */
  terms: Vocabulary;
  /** Words as written, folded: term `t` has those from `formStarts[t]` up to `formStarts[t + 1]`. */
  words: StoredStrings;
  formStarts: Uint32Array;
  /** Passage `p` has the words from `wordOffsets[p]` up to `wordOffsets[p + 1]`, counted across all passages. */
  wordOffsets: Uint32Array;
  /** Inverted index: term `t` occurs in the passages from `offsets[t]` up to `offsets[t + 1]`. */
  offsets: Uint32Array;
  passageIds: ShortNumbers;
  /** Occurrences in quarters, so that fields can weigh less than one. */
  quarters: ShortNumbers;
  /**
   * Word positions of each term within its passage: posting `p` has those from `placeStarts[p]` up to `placeStarts[p +
   * 1]`, so that closeness reads only the words asked for. Empty if only a field has the term.
   */
  placeStarts: Uint32Array;
  places: ShortNumbers;
  /** Which form of its term is at each position. */
  forms: ShortNumbers;
};

/** Quarters per occurrence. */
export const frequencyScale = 4;
