import type { AskedTerm } from './asked-term.ts';
import { relatedTerms } from './related-terms.ts';
import { absent, frequencyOf, type SearchIndex } from './search-index.ts';

/**
 * How an index term matches a slot: as a related form that the stem rules keep apart; never or always in the exact
 * form; or in several forms, which only its positions tell apart.
 */
export const manners = { related: 0, otherwise: 1, written: 2, inForms: 3 } as const;

/** An index term that matches a slot, with its strength. */
export type Voice = { term: number; slot: number; strength: number; manner: number };

/** A search term: its word as written, and its rarity on the site times its weight. */
export type Slot = { word: string | undefined; rarity: number };

/** The voices of one index; allocated once per index. */
export type Voices = {
  voices: Voice[];
  /** Per index term, its one-based voice; 0 for terms not asked for. */
  voiceOf: Uint32Array;
};

/** Assigns voices to each search term, in order; an index term belongs only to the slot that it matches best. */
export function findVoices(
  index: SearchIndex,
  terms: readonly AskedTerm[],
  variantIds: readonly number[],
  into: Voices,
): Slot[] {
  const slots: Slot[] = [];
  let next = 0;
  for (const { word, variants, weight } of terms) {
    let frequency = 0;
    for (const variant of variants) {
      const id = variantIds[next++] ?? absent;
      if (variant.weight === 1) admitRelated(into, relatedTerms(index, variant.term, id), slots.length);
      if (id === absent) continue;
      const manner = mannerOf(index, id, word);
      admit(into, { term: id, slot: slots.length, strength: variant.weight, manner });
      frequency = Math.max(frequency, frequencyOf(index, id));
    }
    slots.push({ word, rarity: weight * index.impacts.rarityOf(frequency) });
  }
  return slots;
}

function admitRelated(into: Voices, related: readonly number[], slot: number): void {
  for (const term of related) admit(into, { term, slot, strength: 0, manner: manners.related });
}

function admit({ voices, voiceOf }: Voices, voice: Voice): void {
  const known = voices[(voiceOf[voice.term] ?? 0) - 1];
  if (known && known.strength >= voice.strength) return;
  voiceOf[voice.term] = voices.push(voice);
}

function mannerOf({ formStarts, words }: SearchIndex, term: number, word: string | undefined): number {
  if (word === undefined) return manners.otherwise;
  const first = formStarts[term] ?? 0;
  if (formStarts[term + 1] !== first + 1) return manners.inForms;
  return words.at(first) === word ? manners.written : manners.otherwise;
}
