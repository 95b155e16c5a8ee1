import { detectLanguage } from '#functions/engine/language/detect/detect-language.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';

/** Stems of a question's content words; falls back to all its words, then to the question itself. */
export function readContentWords(question: string): ReadonlySet<string> {
  const language = detectLanguage(question, 'en') ?? 'en';
  const words = tokenize(question)
    .map(({ word }) => word)
    .filter((word) => !isStopWord(word, language));
  const subjects = words.filter((word) => subjectWeight(word, language) === 1);
  const content = subjects.length ? subjects : words;
  return new Set(content.length ? content.map((word) => stem(word, language)) : [foldWord(question)]);
}
