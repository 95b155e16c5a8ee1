import { conceptList, lateConceptList } from '../lexicon/concept-list.ts';
import { sayingList } from '../lexicon/saying-list.ts';
import { conceptTables } from '../lexicon/tables/concept-tables.ts';
import { type ValueType, valueTypes } from '../lexicon/value-type.ts';
import { type Language, languages } from './languages.ts';
import { foldWord } from './tokenize.ts';

/**
 * Words with nearly the same meaning to visitors, per language; `_` joins a phrase, `<` marks a word with this sense in
 * questions only, `>` one in pages only. A concept provides synonyms within a language and translations between two.
 */
export type Concept = {
  id: string;
  words: Record<Language, string[]>;
  satisfiedBy: ValueType | undefined;
  /** From the list of sayings: if a site uses none of its phrases, the words are read one by one. */
  isSaying: boolean;
};

const tables: ReadonlyMap<Language, ReadonlyMap<string, string[]>> = new Map(
  languages.map((language) => [language, readTables(conceptTables[language])]),
);

/** Everything that visitors and pages may name differently. */
export const concepts: readonly Concept[] = [
  ...readList(conceptList, false),
  ...readList(sayingList, true),
  ...readList(lateConceptList, false),
];

/**
 * Tables of one language with one `id: word word …` per line; words are folded and hyphenated ones joined, as in the
 * index.
 */
export function readTables(texts: readonly string[]): Map<string, string[]> {
  return new Map(
    texts.flatMap((text) =>
      text
        .trim()
        .split('\n')
        .map((line): [string, string[]] => {
          const [id = '', words = ''] = line.trim().split(': ');
          return [id, words.split(' ').map(asIndexed)];
        }),
    ),
  );
}

function asIndexed(word: string): string {
  return foldWord(word.replaceAll('-', ''));
}

function readList(themes: readonly string[], isSaying: boolean): Concept[] {
  return themes
    .flatMap((theme) => theme.trim().split(/\s+/))
    .map((entry) => {
      const [id = '', type] = entry.split(':').toReversed();
      return { id, words: wordsOf(id), satisfiedBy: valueTypes.find((known) => known === type), isSaying };
    });
}

function wordsOf(id: string): Record<Language, string[]> {
  const wordsIn = (language: Language) => tables.get(language)?.get(id) ?? [];
  return {
    en: wordsIn('en'),
    de: wordsIn('de'),
    fr: wordsIn('fr'),
    es: wordsIn('es'),
    ru: wordsIn('ru'),
    ko: wordsIn('ko'),
    ja: wordsIn('ja'),
    und: wordsIn('und'),
  };
}
