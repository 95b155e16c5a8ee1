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
  /**
   * Positions in `wordIds` of the words of each term, in reading order: posting `p` has those from `placeStarts[p]` up to
   * `placeStarts[p + 1]`, so that closeness reads the words asked for and no others. None where a field alone has the term.
   */
  places: Uint32Array;
  placeStarts: Uint32Array;
};

/** Counts every term of every passage; frequencies of words and fields add up. */
export function assemblePostings(parts: IndexParts): Postings {
  const { offsets, placeOffsets } = countTerms(parts);
  const postingCount = offsets[parts.terms.length] ?? 0;
  const wordCount = parts.wordIds.length;
  const passageIds = new Uint32Array(postingCount);
  const quarters = new Float32Array(postingCount);
  const places = new Uint32Array(wordCount);
  const placeStarts = new Uint32Array(postingCount + 1).fill(wordCount, postingCount);
  const next = offsets.slice(0, -1);
  const nextPlace = placeOffsets.slice(0, -1);
  eachOccurrence(parts, (term, passage, weight, place) => {
    const end = next[term] ?? 0;
    const isNew = end === offsets[term] || passageIds[end - 1] !== passage;
    const at = isNew ? end : end - 1;
    const placeAt = nextPlace[term] ?? 0;
    quarters[at] = (quarters[at] ?? 0) + weight;
    if (isNew) {
      passageIds[at] = passage;
      placeStarts[at] = placeAt;
      next[term] = end + 1;
    }
    if (place === nowhere) return;
    places[placeAt] = place;
    nextPlace[term] = placeAt + 1;
  });
  const impacts = toImpacts(quarters, passageIds, offsets, parts);
  return { offsets, passageIds, impacts, places, placeStarts };
}

/** Per term where its postings and its places begin. */
function countTerms(parts: IndexParts): { offsets: Uint32Array; placeOffsets: Uint32Array } {
  const offsets = new Uint32Array(parts.terms.length + 1);
  const placeOffsets = new Uint32Array(parts.terms.length + 1);
  const lastPassage = new Int32Array(parts.terms.length).fill(-1);
  eachOccurrence(parts, (term, passage, _weight, place) => {
    if (place !== nowhere) placeOffsets[term + 1] = (placeOffsets[term + 1] ?? 0) + 1;
    if (lastPassage[term] === passage) return;
    lastPassage[term] = passage;
    offsets[term + 1] = (offsets[term + 1] ?? 0) + 1;
  });
  cumulate(offsets);
  cumulate(placeOffsets);
  return { offsets, placeOffsets };
}

/** Headings and titles stand above the words of a passage, not among them. */
const nowhere = -1;

function eachOccurrence(
  { termOfWord, wordIds, wordOffsets, fieldTerms, fieldOffsets, fieldWeights }: IndexParts,
  visit: (term: number, passage: number, quarters: number, place: number) => void,
): void {
  for (let passage = 0; passage + 1 < wordOffsets.length; passage++) {
    const wordEnd = wordOffsets[passage + 1] ?? 0;
    for (let at = wordOffsets[passage] ?? 0; at < wordEnd; at++)
      visit(termOfWord[wordIds[at] ?? 0] ?? 0, passage, frequencyScale, at);
    const fieldEnd = fieldOffsets[passage + 1] ?? 0;
    for (let at = fieldOffsets[passage] ?? 0; at < fieldEnd; at++)
      visit(fieldTerms[at] ?? 0, passage, fieldWeights[at] ?? 0, nowhere);
  }
}

function cumulate(sizes: Uint32Array): void {
  for (let at = 1; at < sizes.length; at++) sizes[at] = (sizes[at] ?? 0) + (sizes[at - 1] ?? 0);
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
