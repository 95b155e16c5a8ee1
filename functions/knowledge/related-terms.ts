import { firstNotBefore } from './first-not-before.ts';
import { absent, type SearchIndex } from './search-index.ts';
import type { Vocabulary } from './vocabulary.ts';

const shortestPrefix = 4;
const looseLetters = 2;
const largestDifference = 3;
const none: readonly number[] = [];

/** Other forms of a term by its beginning ("invent", "inventor"), where the stem rules keep them apart. */
export function relatedTerms({ terms }: SearchIndex, term: string, id: number): readonly number[] {
  if (term.length < shortestPrefix) return none;
  const prefix = term.slice(0, Math.max(shortestPrefix, term.length - looseLetters));
  const first = firstWithPrefix(terms, prefix, id);
  // Most terms stand alone, so that nothing else needs to be looked at.
  if (first === id && !terms.at(first + 1).startsWith(prefix)) return none;
  const related: number[] = [];
  for (let at = first; terms.at(at).startsWith(prefix); at++) {
    const difference = Math.abs(terms.at(at).length - term.length);
    if (at !== id && difference <= largestDifference) related.push(at);
  }
  return related.length === 0 || /\d/.test(term) ? none : related;
}

/** First of the terms, which are in code unit order, that begins with a prefix; one that is known to begin so leads there. */
function firstWithPrefix(terms: Vocabulary, prefix: string, known: number): number {
  if (known === absent) return firstNotBefore(terms, prefix);
  let first = known;
  while (terms.at(first - 1).startsWith(prefix)) first--;
  return first;
}
