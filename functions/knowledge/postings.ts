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
  const termAt = termsOfWords(parts);
  const { offsets, placeOffsets } = countTerms(parts, termAt);
  const postingCount = offsets[parts.terms.length] ?? 0;
  const counted: Counted = {
    offsets,
    passageIds: new Uint32Array(postingCount),
    quarters: new Float32Array(postingCount),
    places: new Uint32Array(termAt.length),
    placeStarts: new Uint32Array(postingCount + 1).fill(termAt.length, postingCount),
  };
  fillPostings(parts, termAt, placeOffsets, counted);
  const { passageIds, quarters, places, placeStarts } = counted;
  return {
    offsets,
    passageIds,
    impacts: toImpacts(quarters, passageIds, offsets, parts),
    places,
    placeStarts,
  };
}

/** Postings with the occurrences of their terms, in quarters, in place of what they score. */
type Counted = Omit<Postings, 'impacts'> & { quarters: Float32Array };

function termsOfWords({ wordIds, termOfWord }: IndexParts): Uint32Array {
  const terms = new Uint32Array(wordIds.length);
  for (let at = 0; at < wordIds.length; at++) terms[at] = termOfWord[wordIds[at] ?? 0] ?? 0;
  return terms;
}

/** Per term where its postings and its places begin. */
function countTerms(
  { terms, wordOffsets, fieldOffsets, fieldTerms }: IndexParts,
  termAt: Uint32Array,
): { offsets: Uint32Array; placeOffsets: Uint32Array } {
  const offsets = new Uint32Array(terms.length + 1);
  const placeOffsets = new Uint32Array(terms.length + 1);
  /** Counted from 1. */
  const lastPassage = new Uint32Array(terms.length);
  for (let passage = 1; passage < wordOffsets.length; passage++) {
    const wordEnd = wordOffsets[passage] ?? 0;
    for (let at = wordOffsets[passage - 1] ?? 0; at < wordEnd; at++) {
      const term = termAt[at] ?? 0;
      placeOffsets[term + 1] = (placeOffsets[term + 1] ?? 0) + 1;
      if (lastPassage[term] === passage) continue;
      lastPassage[term] = passage;
      offsets[term + 1] = (offsets[term + 1] ?? 0) + 1;
    }
    const fieldEnd = fieldOffsets[passage] ?? 0;
    for (let at = fieldOffsets[passage - 1] ?? 0; at < fieldEnd; at++) {
      const term = fieldTerms[at] ?? 0;
      if (lastPassage[term] === passage) continue;
      lastPassage[term] = passage;
      offsets[term + 1] = (offsets[term + 1] ?? 0) + 1;
    }
  }
  cumulate(offsets);
  cumulate(placeOffsets);
  return { offsets, placeOffsets };
}

/** Headings and titles stand above the words of a passage, not among them: they count and have no place. */
function fillPostings(
  { wordOffsets, fieldOffsets, fieldTerms, fieldWeights }: IndexParts,
  termAt: Uint32Array,
  placeOffsets: Uint32Array,
  counted: Counted,
): void {
  const { offsets, quarters, places } = counted;
  const next = offsets.slice(0, -1);
  const nextPlace = placeOffsets.slice(0, -1);
  for (let passage = 0; passage + 1 < wordOffsets.length; passage++) {
    const wordEnd = wordOffsets[passage + 1] ?? 0;
    for (let at = wordOffsets[passage] ?? 0; at < wordEnd; at++) {
      const term = termAt[at] ?? 0;
      const placeAt = nextPlace[term] ?? 0;
      const posting = openPosting(counted, next, term, passage, placeAt);
      quarters[posting] = (quarters[posting] ?? 0) + frequencyScale;
      places[placeAt] = at;
      nextPlace[term] = placeAt + 1;
    }
    const fieldEnd = fieldOffsets[passage + 1] ?? 0;
    for (let at = fieldOffsets[passage] ?? 0; at < fieldEnd; at++) {
      const term = fieldTerms[at] ?? 0;
      const posting = openPosting(counted, next, term, passage, nextPlace[term] ?? 0);
      quarters[posting] = (quarters[posting] ?? 0) + (fieldWeights[at] ?? 0);
    }
  }
}

/** The posting of a term in the passage that is being read: its last one, or a new one. */
function openPosting(
  { offsets, passageIds, placeStarts }: Counted,
  next: Uint32Array,
  term: number,
  passage: number,
  placeAt: number,
): number {
  const end = next[term] ?? 0;
  if (end !== offsets[term] && passageIds[end - 1] === passage) return end - 1;
  passageIds[end] = passage;
  placeStarts[end] = placeAt;
  next[term] = end + 1;
  return end;
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
