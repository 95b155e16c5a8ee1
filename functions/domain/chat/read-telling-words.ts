import { detectLanguage } from '#functions/engine/language/detect-language.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';

/** Stems of the words that say what a question is about; of all its words, or itself, where there are none. */
export function readTellingWords(question: string): ReadonlySet<string> {
  const language = detectLanguage(question, 'en') ?? 'en';
  const words = tokenize(question)
    .map(({ word }) => word)
    .filter((word) => !isStopWord(word, language));
  const subjects = words.filter((word) => subjectWeight(word, language) === 1);
  const telling = subjects.length ? subjects : words;
  return new Set(telling.length ? telling.map((word) => stem(word, language)) : [foldWord(question)]);
}
