import { frequencyScale, type IndexParts } from './index-parts.ts';

/** BM25 parameters that did best on paragraphs of this size. */
const saturation = 0.9;
const lengthWeight = 0.4;

/**
 * The BM25 score of each term in each of its passages, computed on the term's first use, because questions use few of a
 * site's thousands of terms.
 */
export class Impacts {
  #parts: IndexParts;
  #impacts: Float32Array;
  #isMeasured: Uint8Array;
  /** Length normalization per passage. */
  #norms: Float64Array;
  /** Rarity by frequency once computed; never 0. */
  #rarities: Float64Array;

  constructor(parts: IndexParts) {
    this.#parts = parts;
    this.#impacts = new Float32Array(parts.quarters.length);
    this.#isMeasured = new Uint8Array(parts.terms.length);
    this.#norms = measureNorms(parts);
    this.#rarities = new Float64Array(this.#norms.length + 1);
  }

  /** Like `inverseFrequency`, but without computing a logarithm for every question. */
  rarityOf(frequency: number): number {
    const known = this.#rarities[frequency] ?? 0;
    if (known > 0) return known;
    const rarity = inverseFrequency({ passageCount: this.#norms.length }, frequency);
    this.#rarities[frequency] = rarity;
    return rarity;
  }

  /** Scores by posting. */
  of(term: number): Float32Array {
    if (this.#isMeasured[term] === 0) this.#measure(term);
    return this.#impacts;
  }

  #measure(term: number): void {
    const { offsets, quarters, passageIds } = this.#parts;
    const start = offsets[term] ?? 0;
    const end = offsets[term + 1] ?? start;
    const rarity = this.rarityOf(end - start);
    for (let at = start; at < end; at++) {
      const frequency = (quarters[at] ?? 0) / frequencyScale;
      const norm = this.#norms[passageIds[at] ?? 0] ?? 1;
      this.#impacts[at] = (rarity * frequency * (saturation + 1)) / (frequency + norm);
    }
    this.#isMeasured[term] = 1;
  }
}

function measureNorms({ wordOffsets }: IndexParts): Float64Array {
  const norms = new Float64Array(wordOffsets.length - 1);
  const averageLength = Math.max(1, (wordOffsets.at(-1) ?? 0) / Math.max(1, norms.length));
  for (let passage = 0; passage < norms.length; passage++) {
    const length = (wordOffsets[passage + 1] ?? 0) - (wordOffsets[passage] ?? 0);
    norms[passage] = saturation * (1 - lengthWeight + (lengthWeight * length) / averageLength);
  }
  return norms;
}

/** Rarity of a term that occurs in `frequency` passages; the BM25 variant that is never negative. */
export function inverseFrequency({ passageCount }: { passageCount: number }, frequency: number): number {
  return Math.log(1 + (passageCount - frequency + 0.5) / (frequency + 0.5));
}
