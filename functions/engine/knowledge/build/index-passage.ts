import { phrasesIn } from '#functions/engine/language/concept-index.ts';
import { type Language, languageOfTag } from '#functions/engine/language/languages.ts';
import { type ReadWord, readWords } from '#functions/engine/language/read-words.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import type { IndexedPassage } from '../index/index-parts.ts';
import { buildIndex, type SearchIndex } from '../index/search-index.ts';
import { type KnowledgeData, type KnowledgeSource, type Passage, sourceName } from '../knowledge.ts';

const headingWeight = 1.5;
const titleWeight = 1;

/** Terms of a text: stems of its words without stop words, in order. */
export function textTerms(text: string, language: Language | undefined): string[] {
  return textWords(text, language).map(({ term }) => term);
}

/** Words of a text without stop words, in order, each with its stem and how much it tells. */
export function textWords(text: string, language: Language | undefined): ReadWord[] {
  return readWords(tokenize(text), language);
}

/** The phrases of a text that the concepts know, small words and all: "after care" is neither "after" nor "care". */
export function textPhrases(text: string, language: Language | undefined): string[] {
  const words = tokenize(text).map(({ word }) => word);
  return language === undefined ? [] : phrasesIn(words, language);
}

/** What the index stores of a passage: its own words, and with their weights its phrases and the terms of its headings and its page's title. */
function indexPassage(passage: Passage, source: KnowledgeSource | undefined): IndexedPassage {
  const language = languageOfTag(source?.language);
  const fields = new Map<string, number>();
  const add = (terms: readonly string[], weight: number) => {
    for (const term of terms) fields.set(term, (fields.get(term) ?? 0) + weight);
  };
  const count = (text: string, weight: number) => {
    add(textTerms(text, language), weight);
    add(textPhrases(text, language), weight);
  };
  const own = new Set(passage.statements.filter(({ kind }) => kind === 'heading').map(({ text }) => text));
  for (const heading of passage.headings)
    count(heading, own.has(heading) ? headingWeight - 1 : headingWeight);
  if (!passage.siteWide) count(source ? sourceName(source) : '', titleWeight);
  for (const { text } of passage.statements) add(textPhrases(text, language), 1);
  return { words: passage.statements.flatMap(({ text }) => textWords(text, language)), fields };
}

/** Index of passages by the words, phrases, headings and titles that speak of them. */
export function indexPassages({
  passages,
  sources,
}: Pick<KnowledgeData, 'passages' | 'sources'>): SearchIndex {
  return buildIndex(passages.map((passage) => indexPassage(passage, sources[passage.source])));
}
