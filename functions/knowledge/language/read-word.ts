import type { Language } from './languages.ts';
import { subjectWeight } from './light-words.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

/** A folded word, the term that it is searched by, and how much it tells about the subject of a question, from 0 to 1. */
export type ReadWord = { word: string; term: string; weight: number };

const wordsKept = 25_000;
/** Pages and visitors of a language say the same words again and again: one look instead of five. */
const readings = new Map<Language | undefined, Map<string, ReadWord | null>>();

/** Reads a folded word; null for a stop word. Where no language is known words stand for themselves, as telling as in English. */
export function readWord(word: string, language: Language | undefined): ReadWord | null {
  const known = readings.get(language)?.get(word);
  return known === undefined ? keepReading(word, language) : known;
}

function keepReading(word: string, language: Language | undefined): ReadWord | null {
  const kept = readings.get(language) ?? new Map<string, ReadWord | null>();
  if (kept.size >= wordsKept) kept.clear();
  readings.set(language, kept);
  const reading = isStopWord(word, language)
    ? null
    : { word, term: stem(word, language), weight: subjectWeight(word, language ?? 'en') };
  kept.set(word, reading);
  return reading;
}
