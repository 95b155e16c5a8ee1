import { findAnsweredQuestions } from '#functions/engine/readiness/find-answered-questions.ts';
import type { SiteProfile } from '#shared/contract/conversions.ts';
import type { StoredExam } from '../exam/ports.ts';

/** Six chips: document 3 section 2. */
const popularQuestionCount = 6;

/**
 * Questions suggested by the site, topped up with readiness questions it answers; the other way round with a
 * model, because the model will answer them.
 */
export function choosePopularQuestions(
  { popularQuestions }: SiteProfile,
  exam: StoredExam | undefined,
): string[] {
  const answered = exam ? findAnsweredQuestions(exam) : [];
  const questions = exam?.reading ? [...answered, ...popularQuestions] : [...popularQuestions, ...answered];
  return [...new Set(questions)].slice(0, popularQuestionCount);
}
