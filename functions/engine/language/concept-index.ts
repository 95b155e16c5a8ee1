import { type Concept, concepts } from './concepts.ts';
import { type Language, languages } from './languages.ts';
import { stem } from './stem.ts';
import { foldWord } from './tokenize.ts';

/** Concepts of one language by stem, and its phrases by their first stem. */
type LanguageConcepts = {
  words: Map<string, Concept[]>;
  phrases: Map<string, { stems: string[]; concept: Concept; isName: boolean }[]>;
  /** Phrases that pages use for a concept, by first stem. */
  said: Map<string, string[][]>;
};

/** Marks a word that leads to its concept but doesn't express it: "catholic" asks about religion. */
const askedOnly = '<';
/** Marks a word that expresses its concept but doesn't lead to it: "Monday" answers "weekdays". */
const answeredOnly = '>';

const cache = new Map<Language, LanguageConcepts>();

/** Concepts that a word belongs to. */
export function conceptsOf(word: string, language: Language): readonly Concept[] {
  return conceptsIn(language).words.get(stem(word, language)) ?? [];
}

/** A concept phrase in a question. */
export type FoundPhrase = {
  concepts: Concept[];
  /** Number of words. */
  length: number;
  /** Pages use it too; other phrases occur only in questions. */
  isName: boolean;
  /** It comes only from the list of sayings. */
  isSaying: boolean;
};

/** The longest concept phrase that starts at a position of a question. */
export function phraseAt(
  words: readonly string[],
  position: number,
  language: Language,
): FoundPhrase | undefined {
  const first = words[position];
  if (first === undefined) return undefined;
  const candidates = conceptsIn(language).phrases.get(stem(first, language)) ?? [];
  const fitting = candidates.filter(({ stems }) =>
    stems.every((expected, offset) => stem(words[position + offset] ?? '', language) === expected),
  );
  const length = Math.max(0, ...fitting.map(({ stems }) => stems.length));
  if (length === 0) return undefined;
  const longest = fitting.filter(({ stems }) => stems.length === length);
  return {
    length,
    concepts: longest.map(({ concept }) => concept),
    isName: longest.some(({ isName }) => isName),
    isSaying: longest.every(({ concept }) => concept.isSaying),
  };
}

/** Single words that a site may use for a concept. */
export function wordsOf(concept: Concept, language: Language): string[] {
  return concept.words[language].flatMap((entry) =>
    entry.includes('_') || entry.startsWith(askedOnly) ? [] : [entry.replace(answeredOnly, '')],
  );
}

/** Phrases that a site may use for a concept, as index terms. */
export function phrasesOf(concept: Concept, language: Language): string[] {
  return concept.words[language].flatMap((entry) =>
    entry.includes('_') && !entry.startsWith(askedOnly) ? [phraseTerm(stemsOf(entry, language))] : [],
  );
}

/** The concept phrases in a text, given its words in order, as index terms. */
export function phrasesIn(words: readonly string[], language: Language): string[] {
  const { said } = conceptsIn(language);
  const stems = words.map((word) => stem(word, language));
  return stems.flatMap((first, position) =>
    (said.get(first) ?? [])
      .filter((phrase) => phrase.every((expected, offset) => stems[position + offset] === expected))
      .map(phraseTerm),
  );
}

function stemsOf(entry: string, language: Language): string[] {
  return entry
    .replace(askedOnly, '')
    .replace(answeredOnly, '')
    .split('_')
    .map((word) => stem(word, language));
}

/** Words contain no space, so a phrase term never equals a word. */
const phraseTerm = (stems: readonly string[]): string => stems.join(' ');

function conceptsIn(language: Language): LanguageConcepts {
  const known = cache.get(language);
  if (known) return known;
  const index: LanguageConcepts = { words: new Map(), phrases: new Map(), said: new Map() };
  for (const concept of concepts) {
    for (const raw of concept.words[language]) {
      const stems = stemsOf(raw, language);
      if (stems.length > 1 && !raw.startsWith(askedOnly)) addTo(index.said, stems[0] ?? '', stems);
      if (raw.startsWith(answeredOnly)) continue;
      const entry = raw.replace(askedOnly, '');
      if (entry.includes('_')) {
        const isName = !raw.startsWith(askedOnly);
        addTo(index.phrases, stems[0] ?? '', { stems, concept, isName });
      } else addTo(index.words, stem(foldWord(entry), language), concept);
    }
  }
  cache.set(language, index);
  return index;
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Whether any language of the lexicon knows a word, which then isn't a misspelling. */
export function isLexiconWord(word: string): boolean {
  return languages.some((language) => conceptsOf(word, language).length > 0);
}
