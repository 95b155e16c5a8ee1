import { Impacts } from './impacts.ts';
import { frequencyScale, type IndexedPassage, type IndexParts } from './index-parts.ts';
import { offsetsOf, shortNumbers } from './number-arrays.ts';
import { StoredStrings } from './stored-strings.ts';
import { Vocabulary } from './vocabulary.ts';

/** An inverted index of passages: the stored parts, and what `assembleIndex` derives from them. */
export type SearchIndex = IndexParts & { impacts: Impacts; passageCount: number };

const largestFrequency = 255;
/** Replaces the position of a term that no passage has. */
export const absent = -1;

export function buildIndex(passages: readonly IndexedPassage[]): SearchIndex {
  const formsOf = collectForms(passages);
  const terms = [...formsOf.keys()].sort();
  const forms = terms.map((term) => [...(formsOf.get(term) ?? [])].sort());
  const termIds = new Map(terms.map((term, id) => [term, id]));
  const formIds = forms.map((words) => new Map(words.map((word, id) => [word, id])));
  const postings = terms.map((): Posting[] => []);
  passages.forEach(({ words, fields }, passage) => {
    const open = (term: string): Posting | undefined => {
      const of = postings[termIds.get(term) ?? absent];
      const last = of?.at(-1);
      if (!of || last?.passage === passage) return last;
      const made = { passage, quarters: 0, places: [] };
      of.push(made);
      return made;
    };
    for (const [at, { word, term }] of words.entries()) {
      const posting = open(term);
      if (posting) posting.quarters += frequencyScale;
      posting?.places.push({ at, form: formIds[termIds.get(term) ?? absent]?.get(word) ?? 0 });
    }
    for (const [term, occurrences] of fields) {
      const posting = open(term);
      if (posting) posting.quarters += toQuarters(occurrences);
    }
  });
  const all = postings.flat();
  const places = all.flatMap((posting) => posting.places);
  return assembleIndex({
    terms: new Vocabulary(StoredStrings.of(terms)),
    words: StoredStrings.of(forms.flat()),
    formStarts: offsetsOf(forms.map(({ length }) => length)),
    wordOffsets: offsetsOf(passages.map(({ words }) => words.length)),
    offsets: offsetsOf(postings.map(({ length }) => length)),
    passageIds: shortNumbers(all.map(({ passage }) => passage)),
    quarters: shortNumbers(all.map(({ quarters }) => quarters)),
    placeStarts: offsetsOf(all.map((posting) => posting.places.length)),
    places: shortNumbers(places.map(({ at }) => at)),
    forms: shortNumbers(places.map(({ form }) => form)),
  });
}

type Posting = { passage: number; quarters: number; places: { at: number; form: number }[] };

/** Every term with its words as written; none for a term of headings only. */
function collectForms(passages: readonly IndexedPassage[]): Map<string, Set<string>> {
  const forms = new Map<string, Set<string>>();
  const add = (term: string): Set<string> => {
    const known = forms.get(term) ?? new Set();
    forms.set(term, known);
    return known;
  };
  for (const { words, fields } of passages) {
    for (const { word, term } of words) add(term).add(word);
    for (const term of fields.keys()) add(term);
  }
  return forms;
}

/** Derives the rest of an index from its stored parts. */
export function assembleIndex(parts: IndexParts): SearchIndex {
  const { terms, words, formStarts, wordOffsets, offsets, passageIds, quarters, placeStarts, places, forms } =
    parts;
  return {
    // Listed one by one, so that built and loaded indexes have the same shape and searches stay fast.
    terms,
    words,
    formStarts,
    wordOffsets,
    offsets,
    passageIds,
    quarters,
    placeStarts,
    places,
    forms,
    impacts: new Impacts(parts),
    passageCount: wordOffsets.length - 1,
  };
}

/** Number of passages that contain a term. */
export function documentFrequency(index: SearchIndex, term: string): number {
  const id = index.terms.get(term);
  return id === undefined ? 0 : frequencyOf(index, id);
}

/** Number of passages that contain a term, by its position in `terms`. */
export function frequencyOf({ offsets }: SearchIndex, id: number): number {
  return (offsets[id + 1] ?? 0) - (offsets[id] ?? 0);
}

function toQuarters(occurrences: number): number {
  return Math.min(largestFrequency, Math.max(1, Math.round(occurrences * frequencyScale)));
}
