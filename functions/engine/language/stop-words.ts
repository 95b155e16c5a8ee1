import { allLexicons } from '../lexicon/tables/lexicons.ts';
import type { Language } from './languages.ts';
import { stem } from './stem.ts';

const sets: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  allLexicons.map(({ language, lexicon }) => [language, new Set(lexicon.stopWords.trim().split(/\s+/))]),
);

/** Whether a folded word is a stop word; in Korean, with any ending. */
export function isStopWord(word: string, language: Language | undefined): boolean {
  const set = sets.get(language ?? 'en') ?? none;
  return set.has(word) || (language === 'ko' && set.has(stem(word, language)));
}

/** Counts a text's stop words per language; their share identifies the language. */
export function countStopWords(words: Iterable<string>): Record<Language, number> {
  const counts: Record<Language, number> = { en: 0, de: 0, fr: 0, es: 0, ru: 0, ko: 0, ja: 0, und: 0 };
  languagesOfWord ??= groupByWord();
  for (const word of words)
    for (const language of languagesOfWord.get(word) ?? noLanguages) counts[language]++;
  return counts;
}

/** The languages of each stop word; built on first use. */
let languagesOfWord: ReadonlyMap<string, readonly Language[]> | undefined;

function groupByWord(): Map<string, Language[]> {
  const grouped = new Map<string, Language[]>();
  for (const [language, words] of sets)
    for (const word of words) grouped.set(word, [...(grouped.get(word) ?? []), language]);
  return grouped;
}

const none: ReadonlySet<string> = new Set();
const noLanguages: readonly Language[] = [];
