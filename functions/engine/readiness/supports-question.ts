import { languageOfTag } from '#functions/engine/language/languages.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import type { Citation } from '#shared/domain/citation.ts';
import { findExpectedWords } from './expected-words.ts';
import type { ReadinessLanguage } from './readiness-language.ts';
import { expectedValues, type ReadinessQuestionId } from './sector-questions.ts';

/**
 * Whether an answer contains the expected kind of value and word. Stricter than in a chat, because owners don't recheck
 * questions marked as answered.
 */
export function supportsQuestion(
  questionId: ReadinessQuestionId,
  language: ReadinessLanguage,
  answer: { text: string; citations: readonly Citation[] },
): boolean {
  const value = expectedValues[questionId];
  // Value patterns exist for the engine's own languages only.
  if (value && languageOfTag(language) && !showsValue(value, answer.text)) return false;
  const words = findExpectedWords(questionId);
  if (!words) return true;
  const shown = [answer.text, ...answer.citations.map(({ title }) => title)].join('\n');
  return words.test(shown) || words.test(foldWord(shown));
}
