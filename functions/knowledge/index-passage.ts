import type { IndexedPassage, IndexedWord } from './index-parts.ts';
import { type KnowledgeSource, type Passage, sourceName } from './knowledge.ts';
import { type Language, languageOfTag } from './language/languages.ts';
import { stem } from './language/stem.ts';
import { isStopWord } from './language/stop-words.ts';
import { tokenize } from './language/tokenize.ts';

const headingWeight = 1.5;
const titleWeight = 1;

/** Terms of a text: stems of its words without stop words, in order. */
export function textTerms(text: string, language: Language | undefined): string[] {
  return textWords(text, language).map(({ term }) => term);
}

/** Words of a text without stop words, in order, each with its stem. */
export function textWords(text: string, language: Language | undefined): IndexedWord[] {
  const words: IndexedWord[] = [];
  for (const { word } of tokenize(text)) {
    if (!isStopWord(word, language)) words.push({ word, term: stem(word, language) });
  }
  return words;
}

/** What the index stores of a passage: its own words, and the terms of its headings and its page's title with their weights. */
export function indexPassage(passage: Passage, source: KnowledgeSource | undefined): IndexedPassage {
  const language = languageOfTag(source?.language);
  const fields = new Map<string, number>();
  const count = (text: string, weight: number) => {
    for (const term of textTerms(text, language)) fields.set(term, (fields.get(term) ?? 0) + weight);
  };
  const own = new Set(passage.statements.filter(({ kind }) => kind === 'heading').map(({ text }) => text));
  for (const heading of passage.headings)
    count(heading, own.has(heading) ? headingWeight - 1 : headingWeight);
  if (!passage.siteWide) count(source ? sourceName(source) : '', titleWeight);
  return { words: passage.statements.flatMap(({ text }) => textWords(text, language)), fields };
}
