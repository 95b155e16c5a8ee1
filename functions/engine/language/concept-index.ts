import { type Concept, concepts } from './concepts.ts';
import { type Language, languages } from './languages.ts';
import { stem } from './stem.ts';
import { foldWord } from './tokenize.ts';

/** Concepts of one language by stem, and its phrases by their first stem. */
type LanguageConcepts = {
  words: Map<string, Concept[]>;
  phrases: Map<string, { stems: string[]; concept: Concept; isName: boolean }[]>;
  /** Phrases by which pages say a concept, by their first stem. */
  said: Map<string, string[][]>;
};

/** A word with this mark leads to its concept but does not speak for it: "catholic" asks after religion. */
const askedOnly = '<';
/** A word with this mark speaks for its concept but does not lead to it: "Monday" answers "weekdays". */
const answeredOnly = '>';

const cache = new Map<Language, LanguageConcepts>();

/** Concepts that a word of a language belongs to. */
export function conceptsOf(word: string, language: Language): readonly Concept[] {
  return conceptsIn(language).words.get(stem(word, language)) ?? [];
}

/** A phrase of concepts in a question. */
export type FoundPhrase = {
  concepts: Concept[];
  /** Words that it takes. */
  length: number;
  /** Pages say it too; others only ask so. */
  isName: boolean;
  /** It stands among the sayings alone. */
  isSaying: boolean;
};

/** The longest phrase of concepts that starts at a position of a question. */
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

/** Single words by which a site may say a concept. */
export function wordsOf(concept: Concept, language: Language): string[] {
  return concept.words[language].flatMap((entry) =>
    entry.includes('_') || entry.startsWith(askedOnly) ? [] : [entry.replace(answeredOnly, '')],
  );
}

/** Stems of single words that ask for a concept and do not say it: "park" asks for parking, and is a place on pages. */
export function askedStemsOf(concept: Concept, language: Language): string[] {
  return concept.words[language].flatMap((entry) =>
    entry.startsWith(askedOnly) && !entry.includes('_') ? [stem(entry.slice(1), language)] : [],
  );
}

/** Phrases by which a site may say a concept, as the index has them. */
export function phrasesOf(concept: Concept, language: Language): string[] {
  return concept.words[language].flatMap((entry) =>
    entry.includes('_') && !entry.startsWith(askedOnly) ? [phraseTerm(stemsOf(entry, language))] : [],
  );
}

/** The phrases of concepts in a text, by its words in order, as terms of the index. */
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

/** No word has a blank, so no word is taken for a phrase. */
function phraseTerm(stems: readonly string[]): string {
  return stems.join(' ');
}

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

/** Whether some language of the lexicon knows a word: such a word is not a spelling mistake. */
export function isLexiconWord(word: string): boolean {
  return languages.some((language) => conceptsOf(word, language).length > 0);
}
