import { languageOfTag } from '#functions/engine/language/languages.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import type { Citation } from '#shared/domain/citation.ts';
import type { ExamLanguage } from './exam-questions.ts';
import { type ExamQuestionId, expectedValues } from './exams.ts';
import { findExpectedWords } from './expected-words.ts';

/**
 * Whether an answer shows what the question asks for: the kind of value, and a word of the thing. An owner who is told
 * that a question is answered does not look again, so this is stricter than what a visitor is told.
 */
export function supportsQuestion(
  questionId: ExamQuestionId,
  language: ExamLanguage,
  answer: { text: string; citations: readonly Citation[] },
): boolean {
  const value = expectedValues[questionId];
  // The patterns of values are those of the engine's own languages.
  if (value && languageOfTag(language) && !showsValue(value, answer.text)) return false;
  const words = findExpectedWords(questionId);
  if (!words) return true;
  const shown = [answer.text, ...answer.citations.map(({ title }) => title)].join('\n');
  return words.test(shown) || words.test(foldWord(shown));
}
