import type { Language } from './languages.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { subjectWeight } from './subject-weight.ts';
import type { Token } from './token.ts';

/** A folded word, its search term, and how much it says about a question's subject, from 0 to 1. */
export type ReadWord = { word: string; term: string; weight: number };

const wordsKept = 25_000;
/** Words repeat within a language, so a cache replaces five lookups by one. */
const readings = new Map<Language | undefined, Map<string, ReadWord | null>>();

/**
 * Reads words in order without stop words. Without a known language, words are unstemmed and weighted as in English.
 */
export function readWords(tokens: readonly Token[], language: Language | undefined): ReadWord[] {
  const kept = readings.get(language) ?? new Map<string, ReadWord | null>();
  readings.set(language, kept);
  const words: ReadWord[] = [];
  for (const { word } of tokens) {
    const known = kept.get(word);
    const read = known === undefined ? keepReading(kept, word, language) : known;
    if (read) words.push(read);
  }
  return words;
}

function keepReading(
  kept: Map<string, ReadWord | null>,
  word: string,
  language: Language | undefined,
): ReadWord | null {
  if (kept.size >= wordsKept) kept.clear();
  const reading = isStopWord(word, language)
    ? null
    : { word, term: stem(word, language), weight: subjectWeight(word, language ?? 'en') };
  kept.set(word, reading);
  return reading;
}
