import { findAnsweredQuestions } from '#functions/engine/readiness/find-answered-questions.ts';
import type { SiteProfile } from '#shared/contract/conversions.ts';
import type { StoredExam } from '../exam/ports.ts';

/** Chips of document 3 section 2. */
const popularQuestionCount = 6;

/**
 * Questions that the site itself suggests, filled up with those of the exam that it answers; the other way round where a
 * model reads, since it is the model that will be asked them.
 */
export function choosePopularQuestions(
  { popularQuestions }: SiteProfile,
  exam: StoredExam | undefined,
): string[] {
  const answered = exam ? findAnsweredQuestions(exam) : [];
  const questions = exam?.reading ? [...answered, ...popularQuestions] : [...popularQuestions, ...answered];
  return [...new Set(questions)].slice(0, popularQuestionCount);
}
