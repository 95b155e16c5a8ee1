import { findAnsweredQuestions } from '#functions/engine/readiness/find-answered-questions.ts';
import type { SiteProfile } from '#shared/contract/conversions.ts';
import type { ReadinessReport } from '#shared/domain/conversion/readiness.ts';

/** Chips of document 3 section 2. */
const popularQuestionCount = 6;

/** Questions that the site itself suggests, filled up with those of the exam that it answers. */
export function choosePopularQuestions(
  { popularQuestions }: SiteProfile,
  report: ReadinessReport | undefined,
): string[] {
  const answered = report ? findAnsweredQuestions(report) : [];
  return [...new Set([...popularQuestions, ...answered])].slice(0, popularQuestionCount);
}
