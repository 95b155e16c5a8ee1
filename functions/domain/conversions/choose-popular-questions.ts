import { findAnsweredQuestions } from '#functions/engine/readiness/find-answered-questions.ts';
import type { SiteProfile } from '#shared/contract/conversions.ts';
import type { StoredReadinessCheck } from '../readiness-check/ports.ts';

/** Six chips: document 3 section 2. */
const popularQuestionCount = 6;

/**
 * Questions whose answer is certain: those that the site suggests, but none on which its pages contradict each other. With a
 * model its own come first, because it will answer them.
 */
export function choosePopularQuestions(
  { popularQuestions }: SiteProfile,
  check: StoredReadinessCheck | undefined,
): string[] {
  const read = check?.reading ? findAnsweredQuestions(check) : [];
  const disputed = check?.results.flatMap(({ status, question }) =>
    status === 'contradictory' ? question : [],
  );
  return [...new Set([...read, ...popularQuestions])]
    .filter((question) => !disputed?.includes(question))
    .slice(0, popularQuestionCount);
}
