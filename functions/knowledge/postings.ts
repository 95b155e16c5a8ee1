import { frequencyScale, type IndexParts } from './index-parts.ts';

/** BM25 parameters that did best on paragraphs of this size. */
const saturation = 0.9;
const lengthWeight = 0.4;

/** Inverted index: term `t` stands in the passages from `offsets[t]` up to `offsets[t + 1]`. */
export type Postings = {
  offsets: Uint32Array;
  passageIds: Uint32Array;
  /** BM25 score that the term gives the passage, computed once so that a search only adds. */
  impacts: Float32Array;
};

/** Counts every term of every passage; frequencies of words and fields add up. */
export function assemblePostings(parts: IndexParts): Postings {
  const passageCount = parts.wordOffsets.length - 1;
  const offsets = countPassages(parts, passageCount);
  const postingCount = offsets[parts.terms.length] ?? 0;
  const passageIds = new Uint32Array(postingCount);
  const quarters = new Float32Array(postingCount);
  const next = offsets.slice(0, -1);
  eachOccurrence(parts, passageCount, (term, passage, weight) => {
    const end = next[term] ?? 0;
    const isNew = end === offsets[term] || passageIds[end - 1] !== passage;
    const at = isNew ? end : end - 1;
    passageIds[at] = passage;
    quarters[at] = (quarters[at] ?? 0) + weight;
    if (isNew) next[term] = end + 1;
  });
  return { offsets, passageIds, impacts: toImpacts(quarters, passageIds, offsets, parts) };
}

function countPassages(parts: IndexParts, passageCount: number): Uint32Array {
  const offsets = new Uint32Array(parts.terms.length + 1);
  const lastPassage = new Int32Array(parts.terms.length).fill(-1);
  eachOccurrence(parts, passageCount, (term, passage) => {
    if (lastPassage[term] === passage) return;
    lastPassage[term] = passage;
    offsets[term + 1] = (offsets[term + 1] ?? 0) + 1;
  });
  for (let term = 0; term < parts.terms.length; term++)
    offsets[term + 1] = (offsets[term + 1] ?? 0) + (offsets[term] ?? 0);
  return offsets;
}

function eachOccurrence(
  parts: IndexParts,
  passageCount: number,
  visit: (term: number, passage: number, quarters: number) => void,
): void {
  const { termOfWord, wordIds, wordOffsets, fieldTerms, fieldOffsets, fieldWeights } = parts;
  for (let passage = 0; passage < passageCount; passage++) {
    const wordEnd = wordOffsets[passage + 1] ?? 0;
    for (let at = wordOffsets[passage] ?? 0; at < wordEnd; at++)
      visit(termOfWord[wordIds[at] ?? 0] ?? 0, passage, frequencyScale);
    const fieldEnd = fieldOffsets[passage + 1] ?? 0;
    for (let at = fieldOffsets[passage] ?? 0; at < fieldEnd; at++)
      visit(fieldTerms[at] ?? 0, passage, fieldWeights[at] ?? 0);
  }
}

function toImpacts(
  quarters: Float32Array,
  passageIds: Uint32Array,
  offsets: Uint32Array,
  { terms, wordOffsets, wordIds }: IndexParts,
): Float32Array {
  const passageCount = wordOffsets.length - 1;
  const averageLength = Math.max(1, wordIds.length / Math.max(1, passageCount));
  const norms = Float64Array.from({ length: passageCount }, (_, passage) => {
    const length = (wordOffsets[passage + 1] ?? 0) - (wordOffsets[passage] ?? 0);
    return saturation * (1 - lengthWeight + (lengthWeight * length) / averageLength);
  });
  const impacts = new Float32Array(quarters.length);
  for (let term = 0; term < terms.length; term++) {
    const start = offsets[term] ?? 0;
    const end = offsets[term + 1] ?? start;
    const rarity = inverseFrequency({ passageCount }, end - start);
    for (let at = start; at < end; at++) {
      const frequency = (quarters[at] ?? 0) / frequencyScale;
      impacts[at] = (rarity * frequency * (saturation + 1)) / (frequency + (norms[passageIds[at] ?? 0] ?? 1));
    }
  }
  return impacts;
}

/** Rarity of a term that occurs in `frequency` passages; the BM25 form that never is negative. */
export function inverseFrequency({ passageCount }: { passageCount: number }, frequency: number): number {
  return Math.log(1 + (passageCount - frequency + 0.5) / (frequency + 0.5));
}
