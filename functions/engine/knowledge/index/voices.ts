import type { AskedTerm } from './asked-term.ts';
import { relatedTerms } from './related-terms.ts';
import { absent, frequencyOf, type SearchIndex } from './search-index.ts';

/**
 * How a term of the index speaks for a slot: by another form of the word that the stem rules keep apart; by the very
 * form asked for, always or never; or by several forms, which only their places tell.
 */
export const manners = { related: 0, otherwise: 1, written: 2, inForms: 3 } as const;

/** A term of the index that speaks for a slot, one thing asked for. */
export type Voice = { term: number; slot: number; strength: number; manner: number };

/** One thing asked for: its word as written and how rare it is on the site, by its weight. */
export type Slot = { word: string | undefined; rarity: number };

/** Who speaks in one index; made once for it. */
export type Voices = {
  voices: Voice[];
  /** Per term of the index its voice, counted from 1; 0 for terms that nobody asked for. */
  voiceOf: Uint32Array;
};

/** Gives each thing asked for its voices, in order; a term speaks for one slot alone, the one that it says most surely. */
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
