import { firstNotBefore } from './first-not-before.ts';
import { absent, type SearchIndex } from './search-index.ts';
import type { Vocabulary } from './vocabulary.ts';

const shortestPrefix = 4;
const looseLetters = 2;
const largestDifference = 3;
const none: readonly number[] = [];

/** Other forms of a term by its prefix ("invent", "inventor") that the stem rules keep apart. */
export function relatedTerms({ terms }: SearchIndex, term: string, id: number): readonly number[] {
  if (term.length < shortestPrefix) return none;
  const letters = Math.max(shortestPrefix, term.length - looseLetters);
  const first = id === absent ? findFirst(terms, term, letters) : terms.firstAlike(id, letters);
  const last = first === absent ? absent : terms.lastAlike(first, letters);
  // Most terms have no relatives, which shows without reading any other term.
  if (first === last && first === id) return none;
  const related: number[] = [];
  for (let at = first; at <= last; at++) {
    const difference = Math.abs(terms.at(at).length - term.length);
    if (at !== id && difference <= largestDifference) related.push(at);
  }
  return related.length === 0 || /\d/.test(term) ? none : related;
}

/** The first of the terms, sorted by code unit, that shares a text's prefix; `absent` if there is none. */
function findFirst(terms: Vocabulary, text: string, letters: number): number {
  const prefix = text.slice(0, letters);
  const first = firstNotBefore(terms, prefix);
  return terms.at(first).startsWith(prefix) ? first : absent;
}
