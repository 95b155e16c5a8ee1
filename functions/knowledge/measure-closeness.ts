import { inverseFrequency } from './postings.ts';
import type { SearchIndex } from './search-index.ts';
import { termsWithPrefix } from './terms-with-prefix.ts';

/** What each observation adds to the BM25 score, in units of the rarity of its terms: see docs/bench.md. */
export const closenessWeights = { written: 0.45, related: 0.7, near: 0.7, adjacent: 0.3 };

/** One thing asked for and the terms that say it. */
export type AskedTerm = {
  /** The word as written, folded. */
  word?: string;
  variants: readonly { term: string; weight: number }[];
  weight: number;
};

/** A term of the index that speaks for a slot, one thing asked for; a related one is another form of the word. */
type Speaker = { slot: number; word: string | undefined; strength: number; isRelated: boolean };

/** What was seen of each slot in one passage, and how near each pair of slots stands. */
type Observed = {
  isSpoken: Uint8Array;
  isRelated: Uint8Array;
  isWritten: Uint8Array;
  isAdjacent: Uint8Array;
  last: Uint32Array;
  nearness: Float64Array;
};

/** A question prepared for reading passages. */
export type Closeness = {
  index: SearchIndex;
  slots: readonly { rarity: number }[];
  /** Per term of the index its place in `speakers`; 0 for terms that nobody asked for. */
  speakerOf: Uint16Array;
  speakers: readonly (Speaker | undefined)[];
  observed: Observed;
};

export function prepareCloseness(index: SearchIndex, terms: readonly AskedTerm[]): Closeness {
  const speakerOf = new Uint16Array(index.terms.length);
  const speakers: (Speaker | undefined)[] = [undefined];
  const admit = (id: number, speaker: Speaker) => {
    const known = speakers[speakerOf[id] ?? 0];
    if (known && known.strength >= speaker.strength) return;
    speakerOf[id] = speakers.push(speaker) - 1;
  };
  const slots = terms.map(({ word, variants, weight }, slot) => {
    let frequency = 0;
    for (const { term, weight: strength } of variants) {
      const id = index.termIds.get(term);
      if (strength === 1)
        for (const related of relatedTerms(index, term))
          admit(related, { slot, word, strength: 0, isRelated: true });
      if (id === undefined) continue;
      admit(id, { slot, word, strength, isRelated: false });
      frequency = Math.max(frequency, (index.offsets[id + 1] ?? 0) - (index.offsets[id] ?? 0));
    }
    return { rarity: weight * inverseFrequency(index, frequency) };
  });
  return { index, slots, speakerOf, speakers, observed: makeObserved(slots.length) };
}

function makeObserved(count: number): Observed {
  return {
    isSpoken: new Uint8Array(count),
    isRelated: new Uint8Array(count),
    isWritten: new Uint8Array(count),
    isAdjacent: new Uint8Array(count),
    last: new Uint32Array(count),
    nearness: new Float64Array(count * count),
  };
}

const shortestPrefix = 4;
const looseLetters = 2;
const largestDifference = 3;

/** Other forms of a term by its beginning ("invent", "inventor"), where the stem rules keep them apart. */
function relatedTerms(index: SearchIndex, term: string): number[] {
  if (term.length < shortestPrefix || /\d/.test(term)) return [];
  const prefix = term.slice(0, Math.max(shortestPrefix, term.length - looseLetters));
  return termsWithPrefix(index.terms, prefix).filter(
    (id) => Math.abs((index.terms[id]?.length ?? 0) - term.length) <= largestDifference,
  );
}

/** How close together and how literally a passage says what is asked. */
export function measureCloseness(closeness: Closeness, passage: number): number {
  const { slots, observed } = closeness;
  const { isSpoken, isRelated, isWritten, isAdjacent, nearness } = observed;
  observe(closeness, passage);
  const count = slots.length;
  let score = 0;
  for (let slot = 0; slot < count; slot++) {
    const rarity = slots[slot]?.rarity ?? 0;
    if (isSpoken[slot] === 0) {
      if (isRelated[slot] === 1) score += closenessWeights.related * rarity;
      continue;
    }
    if (isWritten[slot] === 1) score += closenessWeights.written * rarity;
    if (isAdjacent[slot] === 1)
      score += closenessWeights.adjacent * (rarity + (slots[slot - 1]?.rarity ?? 0));
    for (let other = 0; other < slot; other++) {
      const near = nearness[slot * count + other] ?? 0;
      if (near > 0) score += closenessWeights.near * near * (rarity + (slots[other]?.rarity ?? 0));
    }
  }
  return score;
}

/** Reads a passage word by word; what was seen of each slot is left in `observed`. */
function observe({ index, speakerOf, speakers, observed }: Closeness, passage: number): void {
  const { wordIds, wordOffsets, termOfWord } = index;
  clear(observed);
  const end = wordOffsets[passage + 1] ?? 0;
  for (let at = wordOffsets[passage] ?? 0; at < end; at++) {
    const wordId = wordIds[at] ?? 0;
    const number = speakerOf[termOfWord[wordId] ?? 0] ?? 0;
    const speaker = number === 0 ? undefined : speakers[number];
    if (!speaker) continue;
    if (speaker.isRelated) observed.isRelated[speaker.slot] = 1;
    else {
      if (index.words[wordId] === speaker.word) observed.isWritten[speaker.slot] = 1;
      noteSlot(observed, speaker.slot, at);
    }
  }
}

function noteSlot({ isSpoken, isAdjacent, last, nearness }: Observed, slot: number, at: number): void {
  const count = last.length;
  for (let other = 0; other < count; other++) {
    if (isSpoken[other] === 0 || other === slot) continue;
    const distance = at - (last[other] ?? 0);
    const pair = slot > other ? slot * count + other : other * count + slot;
    const near = 1 / (distance + 1);
    if (near > (nearness[pair] ?? 0)) nearness[pair] = near;
    if (distance === 1 && other === slot - 1) isAdjacent[slot] = 1;
  }
  isSpoken[slot] = 1;
  last[slot] = at;
}

function clear({ isSpoken, isRelated, isWritten, isAdjacent, nearness }: Observed): void {
  isSpoken.fill(0);
  isRelated.fill(0);
  isWritten.fill(0);
  isAdjacent.fill(0);
  nearness.fill(0);
}
