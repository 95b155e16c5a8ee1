import { frequencyScale, type IndexedPassage, type IndexedWord, type IndexParts } from './index-parts.ts';
import { assemblePostings, type Postings } from './postings.ts';

/** Finds passages by their terms: what is stored, and what `assembleIndex` derives from it. */
export type SearchIndex = IndexParts &
  Postings & {
    termIds: ReadonlyMap<string, number>;
    passageCount: number;
  };

const largestFrequency = 255;

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
    wordOffsets: cumulate(passages.map(({ words }) => words.length)),
    fieldTerms: Uint32Array.from(passages.flatMap(fieldsOf)),
    fieldOffsets: cumulate(passages.map(({ fields }) => fields.size)),
    fieldWeights: Uint8Array.from(passages.flatMap(({ fields }) => [...fields.values()].map(toQuarters))),
  });
}

/** Two languages of one site may stem a word in two ways. */
function entryKey({ word, term }: IndexedWord): string {
  return `${word}\n${term}`;
}

/** Adds what can be derived from the stored parts of an index. */
export function assembleIndex(parts: IndexParts): SearchIndex {
  return {
    ...parts,
    ...assemblePostings(parts),
    termIds: numberItems(parts.terms),
    passageCount: parts.wordOffsets.length - 1,
  };
}

/** Number of passages that hold a term. */
export function documentFrequency(index: SearchIndex, term: string): number {
  const id = index.termIds.get(term);
  return id === undefined ? 0 : (index.offsets[id + 1] ?? 0) - (index.offsets[id] ?? 0);
}

function toQuarters(occurrences: number): number {
  return Math.min(largestFrequency, Math.max(1, Math.round(occurrences * frequencyScale)));
}

function numberItems(items: readonly string[]): Map<string, number> {
  const ids = new Map<string, number>();
  for (let id = 0; id < items.length; id++) ids.set(items[id] ?? '', id);
  return ids;
}

function cumulate(sizes: readonly number[]): Uint32Array {
  const offsets = new Uint32Array(sizes.length + 1);
  sizes.forEach((size, at) => {
    offsets[at + 1] = (offsets[at] ?? 0) + size;
  });
  return offsets;
}
