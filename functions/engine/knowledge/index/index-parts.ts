import type { ShortNumbers } from './number-arrays.ts';
import type { StoredStrings } from './stored-strings.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word as written, folded, and the term that it is searched by. */
export type IndexedWord = { word: string; term: string };

/** A passage to index: its words in order, and terms that stand above it with their weights in occurrences. */
export type IndexedPassage = { words: readonly IndexedWord[]; fields: ReadonlyMap<string, number> };

/** What is stored of an index; everything else follows from it. Identifiers are positions in `terms` and `words`. */
export type IndexParts = {
  /** In code unit order. */
  terms: Vocabulary;
  /** Words as written, folded: term `t` has those from `formStarts[t]` up to `formStarts[t + 1]`. */
  words: StoredStrings;
  formStarts: Uint32Array;
  /** Passage `p` has the words from `wordOffsets[p]` up to `wordOffsets[p + 1]`, counted through all passages. */
  wordOffsets: Uint32Array;
  /** Inverted index: term `t` stands in the passages from `offsets[t]` up to `offsets[t + 1]`. */
  offsets: Uint32Array;
  passageIds: ShortNumbers;
  /** Occurrences in quarters, so that fields can weigh less than one. */
  quarters: ShortNumbers;
  /**
   * Words of each term, counted from the beginning of their passage: posting `p` has those from `placeStarts[p]` up to
   * `placeStarts[p + 1]`, so that closeness reads the words asked for and no others. None where a field alone has the term.
   */
  placeStarts: Uint32Array;
  places: ShortNumbers;
  /** Which of its term's forms stands at each place. */
  forms: ShortNumbers;
};

/** Quarters of an occurrence in one. */
export const frequencyScale = 4;
