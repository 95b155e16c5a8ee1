import type { SearchIndex } from '#functions/engine/knowledge/index/search-index.ts';

const lettersOfGram = 3;
const leastShare = 0.6;
const shortestWord = 4;
const gramsByIndex = new WeakMap<SearchIndex, Map<string, number[]>>();

/**
 * Index terms that share most letter trigrams with a word, with the share (Dice coefficient, from 0.6 to 1). They are
 * inflected forms in languages without stem rules ("iscrizione", "iscrizioni"), or misspellings.
 */
export function findTermsSharingLetters(word: string, index: SearchIndex): { term: string; share: number }[] {
  if (word.length < shortestWord) return [];
  const counts = new Map<number, number>();
  const grams = gramsOf(word);
  const termsByGram = gramsIn(index);
  for (const gram of grams)
    for (const id of termsByGram.get(gram) ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].flatMap(([id, shared]) => {
    const term = index.terms.at(id);
    // A term has one trigram fewer than letters, including the one for its start.
    const share = (2 * shared) / (grams.size + term.length - 1);
    return share >= leastShare && term !== word ? [{ term, share }] : [];
  });
}

function gramsIn(index: SearchIndex): Map<string, number[]> {
  const known = gramsByIndex.get(index);
  if (known) return known;
  const grams = new Map<string, number[]>();
  index.terms.all().forEach((term, id) => {
    if (term.length < shortestWord) return;
    for (const gram of gramsOf(term)) {
      const ids = grams.get(gram);
      if (ids) ids.push(id);
      else grams.set(gram, [id]);
    }
  });
  gramsByIndex.set(index, grams);
  return grams;
}

/** The start of a word tells more than its end, so it counts as a trigram of its own. */
function gramsOf(word: string): Set<string> {
  const padded = `_${word}`;
  const grams = new Set<string>();
  for (let at = 0; at + lettersOfGram <= padded.length; at++) grams.add(padded.slice(at, at + lettersOfGram));
  return grams;
}
