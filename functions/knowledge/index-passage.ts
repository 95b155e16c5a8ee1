import { type KnowledgeSource, type Passage, sourceName } from './knowledge.ts';
import { type Language, languageOfTag } from './language/languages.ts';
import { stem } from './language/stem.ts';
import { isStopWord } from './language/stop-words.ts';
import { tokenize } from './language/tokenize.ts';
import type { IndexedPassage } from './search-index.ts';

const headingWeight = 1.5;
const titleWeight = 1;

/** Terms of a text: stems of its words without stop words, in order. */
export function textTerms(text: string, language: Language | undefined): string[] {
  const terms: string[] = [];
  for (const { word } of tokenize(text)) {
    if (!isStopWord(word, language)) terms.push(stem(word, language));
  }
  return terms;
}

/** What the index stores of a passage: its own words, then its headings and its page's title with their weights. */
export function indexPassage(passage: Passage, source: KnowledgeSource | undefined): IndexedPassage {
  const language = languageOfTag(source?.language);
  const frequencies = new Map<string, number>();
  const count = (text: string, weight: number) => {
    const terms = textTerms(text, language);
    for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + weight);
    return terms.length;
  };
  const length = passage.statements.reduce((total, { text }) => total + count(text, 1), 0);
  const own = new Set(passage.statements.filter(({ kind }) => kind === 'heading').map(({ text }) => text));
  for (const heading of passage.headings)
    count(heading, own.has(heading) ? headingWeight - 1 : headingWeight);
  if (!passage.siteWide) count(source ? sourceName(source) : '', titleWeight);
  return { frequencies, length };
}
