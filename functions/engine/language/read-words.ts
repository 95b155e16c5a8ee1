import type { Language } from './languages.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { subjectWeight } from './subject-weight.ts';
import type { Token } from './token.ts';

/** A folded word, the term that it is searched by, and how much it tells about the subject of a question, from 0 to 1. */
export type ReadWord = { word: string; term: string; weight: number };

const wordsKept = 25_000;
/** Pages and visitors of a language say the same words again and again: one look instead of five. */
const readings = new Map<Language | undefined, Map<string, ReadWord | null>>();

/**
 * Reads words in order and leaves stop words out. Where no language is known words stand for themselves, as telling as in
 * English.
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
