import { frequencyScale, type IndexedPassage, type IndexedWord, type IndexParts } from './index-parts.ts';
import { offsetsOf } from './number-arrays.ts';
import { assemblePostings, type Postings } from './postings.ts';

/** Finds passages by their terms: what is stored, and what `assembleIndex` derives from it. */
export type SearchIndex = IndexParts &
  Postings & {
    termIds: ReadonlyMap<string, number>;
    /** Per term the position in `words` of its only form, counted from 1; 0 where it has several or none. */
    soleForms: Uint32Array;
    passageCount: number;
  };

const largestFrequency = 255;
/** In place of the position of a term that no passage has. */
export const absent = -1;

export function buildIndex(passages: readonly IndexedPassage[]): SearchIndex {
  const vocabulary = new Map(
    passages.flatMap(({ words }) => words.map((word): [string, IndexedWord] => [entryKey(word), word])),
  );
  const entries = [...vocabulary].sort(([left], [right]) => (left < right ? -1 : 1));
  const spoken = entries.map(([, { term }]) => term);
  const terms = [...new Set([...spoken, ...passages.flatMap(({ fields }) => [...fields.keys()])])].sort();
  const termIds = numberItems(terms);
  const wordIds = numberItems(entries.map(([key]) => key));
  const idsOf = (passage: IndexedPassage) => passage.words.map((word) => wordIds.get(entryKey(word)) ?? 0);
  const fieldsOf = ({ fields }: IndexedPassage) => [...fields.keys()].map((term) => termIds.get(term) ?? 0);
  return assembleIndex({
    terms,
    words: entries.map(([, { word }]) => word),
    termOfWord: Uint32Array.from(spoken, (term) => termIds.get(term) ?? 0),
    wordIds: Uint32Array.from(passages.flatMap(idsOf)),
    wordOffsets: offsetsOf(passages.map(({ words }) => words.length)),
    fieldTerms: Uint32Array.from(passages.flatMap(fieldsOf)),
    fieldOffsets: offsetsOf(passages.map(({ fields }) => fields.size)),
    fieldWeights: Uint8Array.from(passages.flatMap(({ fields }) => [...fields.values()].map(toQuarters))),
  });
}

/** Two languages of one site may stem a word in two ways. */
function entryKey({ word, term }: IndexedWord): string {
  return `${word}\n${term}`;
}

/** Adds what can be derived from the stored parts of an index. */
export function assembleIndex(parts: IndexParts): SearchIndex {
  const { terms, words, termOfWord, wordIds, wordOffsets, fieldTerms, fieldOffsets, fieldWeights } = parts;
  return {
    // Named one by one, so that built and loaded indexes are laid out alike: searches of both then share fast code.
    terms,
    words,
    termOfWord,
    wordIds,
    wordOffsets,
    fieldTerms,
    fieldOffsets,
    fieldWeights,
    ...assemblePostings(parts),
    termIds: numberItems(parts.terms),
    soleForms: findSoleForms(parts),
    passageCount: parts.wordOffsets.length - 1,
  };
}

/** Number of passages that hold a term. */
export function documentFrequency(index: SearchIndex, term: string): number {
  const id = index.termIds.get(term);
  return id === undefined ? 0 : frequencyOf(index, id);
}

/** Number of passages that hold a term, by its position in `terms`. */
export function frequencyOf({ offsets }: SearchIndex, id: number): number {
  return (offsets[id + 1] ?? 0) - (offsets[id] ?? 0);
}

function findSoleForms({ terms, termOfWord }: IndexParts): Uint32Array {
  const forms = new Uint32Array(terms.length);
  const counts = new Uint8Array(terms.length);
  for (let word = 0; word < termOfWord.length; word++) {
    const term = termOfWord[word] ?? 0;
    const isFirst = counts[term] === 0;
    counts[term] = isFirst ? 1 : 2;
    forms[term] = isFirst ? word + 1 : 0;
  }
  return forms;
}

function toQuarters(occurrences: number): number {
  return Math.min(largestFrequency, Math.max(1, Math.round(occurrences * frequencyScale)));
}

function numberItems(items: readonly string[]): Map<string, number> {
  const ids = new Map<string, number>();
  for (let id = 0; id < items.length; id++) ids.set(items[id] ?? '', id);
  return ids;
}
