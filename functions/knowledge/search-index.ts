/** BM25 parameters that did best on paragraphs of this size. */
const saturation = 0.9;
const lengthWeight = 0.4;

/** Inverted index over passages: for term `t`, postings `offsets[t]` up to `offsets[t + 1]`. */
export type SearchIndex = {
  terms: string[];
  termIds: Map<string, number>;
  offsets: Uint32Array;
  passageIds: Uint32Array;
  /** Occurrences in quarters, so that fields can weigh less than one. */
  frequencies: Uint8Array;
  lengths: Uint16Array;
  averageLength: number;
};

/** A passage to index: how often each term occurs, weighted by field, and its length in words. */
export type IndexedPassage = { frequencies: Map<string, number>; length: number };

const frequencyScale = 4;

export function buildIndex(passages: readonly IndexedPassage[]): SearchIndex {
  const postings = new Map<string, { passage: number; frequency: number }[]>();
  passages.forEach(({ frequencies }, passage) => {
    for (const [term, frequency] of frequencies) {
      const list = postings.get(term);
      if (list) list.push({ passage, frequency });
      else postings.set(term, [{ passage, frequency }]);
    }
  });
  const terms = [...postings.keys()].sort();
  const offsets = new Uint32Array(terms.length + 1);
  const flat = terms.flatMap((term, id) => {
    const list = postings.get(term) ?? [];
    offsets[id + 1] = (offsets[id] ?? 0) + list.length;
    return list;
  });
  return assembleIndex({
    terms,
    offsets,
    passageIds: Uint32Array.from(flat, ({ passage }) => passage),
    frequencies: Uint8Array.from(flat, ({ frequency }) =>
      Math.min(255, Math.max(1, Math.round(frequency * frequencyScale))),
    ),
    lengths: Uint16Array.from(passages, ({ length }) => Math.min(65_535, length)),
  });
}

/** Adds what can be derived from the stored parts of an index. */
export function assembleIndex(parts: Omit<SearchIndex, 'termIds' | 'averageLength'>): SearchIndex {
  const total = parts.lengths.reduce((sum, length) => sum + length, 0);
  return {
    ...parts,
    termIds: new Map(parts.terms.map((term, id) => [term, id])),
    averageLength: Math.max(1, total / Math.max(1, parts.lengths.length)),
  };
}

/** Number of passages that hold a term. */
export function documentFrequency(index: SearchIndex, term: string): number {
  const id = index.termIds.get(term);
  return id === undefined ? 0 : (index.offsets[id + 1] ?? 0) - (index.offsets[id] ?? 0);
}

/** Rarity of a term that occurs in `frequency` passages; the BM25 form that never is negative. */
export function inverseFrequency(index: SearchIndex, frequency: number): number {
  const count = index.lengths.length;
  return Math.log(1 + (count - frequency + 0.5) / (frequency + 0.5));
}

/** One thing asked for: any of its variants counts, the best one only. */
export type SearchTerm = { variants: readonly { term: string; weight: number }[]; weight: number };

/** Passages by BM25, best first. Each search term counts once per passage, by its best variant. */
export function searchPassages(
  index: SearchIndex,
  terms: readonly SearchTerm[],
  limit: number,
): { passage: number; score: number }[] {
  const scores = new Float64Array(index.lengths.length);
  const best = new Float64Array(index.lengths.length);
  const touched = new Set<number>();
  for (const term of terms) {
    const reached = new Set<number>();
    for (const variant of term.variants) addVariant(index, variant, best, reached);
    for (const passage of reached) {
      scores[passage] = (scores[passage] ?? 0) + term.weight * (best[passage] ?? 0);
      best[passage] = 0;
      touched.add(passage);
    }
  }
  return [...touched]
    .map((passage) => ({ passage, score: scores[passage] ?? 0 }))
    .sort((left, right) => right.score - left.score || left.passage - right.passage)
    .slice(0, limit);
}

function addVariant(
  index: SearchIndex,
  { term, weight }: { term: string; weight: number },
  best: Float64Array,
  reached: Set<number>,
): void {
  const id = index.termIds.get(term);
  if (id === undefined) return;
  const start = index.offsets[id] ?? 0;
  const end = index.offsets[id + 1] ?? start;
  const rarity = inverseFrequency(index, end - start);
  for (let position = start; position < end; position++) {
    const passage = index.passageIds[position] ?? 0;
    const frequency = (index.frequencies[position] ?? 0) / frequencyScale;
    const relativeLength = (index.lengths[passage] ?? 0) / index.averageLength;
    const norm = saturation * (1 - lengthWeight + lengthWeight * relativeLength);
    const score = (weight * rarity * frequency * (saturation + 1)) / (frequency + norm);
    if (score > (best[passage] ?? 0)) best[passage] = score;
    reached.add(passage);
  }
}
