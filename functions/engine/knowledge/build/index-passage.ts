import { phrasesIn } from '#functions/engine/language/concept-index.ts';
import { type Language, languageOfTag } from '#functions/engine/language/languages.ts';
import { type ReadWord, readWords } from '#functions/engine/language/read-words.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import type { IndexedPassage } from '../index/index-parts.ts';
import { buildIndex, type SearchIndex } from '../index/search-index.ts';
import {
  type KnowledgeData,
  type KnowledgeSource,
  type Passage,
  type Statement,
  sourceName,
} from '../knowledge.ts';

const headingWeight = 1.5;
const titleWeight = 1;

/** Stems of a text's words without stop words, in order. */
export function textTerms(text: string, language: Language | undefined): string[] {
  return textWords(text, language).map(({ term }) => term);
}

/** Words of a text without stop words, in order, each with its stem and weight. */
export function textWords(text: string, language: Language | undefined): ReadWord[] {
  return readWords(tokenize(text), language);
}

/** Concept phrases in a text, including small words: "after care" is neither "after" nor "care". */
export function textPhrases(text: string, language: Language | undefined): string[] {
  const words = tokenize(text).map(({ word }) => word);
  return language === undefined ? [] : phrasesIn(words, language);
}

/** The index entry of a passage: its own words, and its weighted phrases and terms of headings and page title. */
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
  return { words: wordsOf(passage.statements).flatMap((text) => textWords(text, language)), fields };
}

/** The names of a table's columns stand once above it, though each of its rows says them. */
function wordsOf(statements: readonly Statement[]): string[] {
  const named = new Set<number>();
  return statements.map(({ kind, text, quote, block }) => {
    if (kind !== 'row' || quote === undefined) return text;
    if (named.has(block)) return quote;
    named.add(block);
    return text;
  });
}

/** Builds the index of passages by words, phrases, headings and titles. */
export function indexPassages({
  passages,
  sources,
}: Pick<KnowledgeData, 'passages' | 'sources'>): SearchIndex {
  return buildIndex(passages.map((passage) => indexPassage(passage, sources[passage.source])));
}
