import { findAnsweredQuestions } from '#functions/engine/readiness/find-answered-questions.ts';
import type { SiteProfile } from '#shared/contract/conversions.ts';
import type { StoredReadinessCheck } from '../readiness-check/ports.ts';

/** Six chips: document 3 section 2. */
const popularQuestionCount = 6;

/**
 * Questions suggested by the site, topped up with readiness questions it answers; the other way round with a
 * model, because the model will answer them.
 */
export function choosePopularQuestions(
  { popularQuestions }: SiteProfile,
  check: StoredReadinessCheck | undefined,
): string[] {
  const answered = check ? findAnsweredQuestions(check) : [];
  const questions = check?.reading ? [...answered, ...popularQuestions] : [...popularQuestions, ...answered];
  return [...new Set(questions)].slice(0, popularQuestionCount);
}
