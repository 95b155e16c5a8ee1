import type { ReadinessReport } from '#shared/domain/conversion/readiness.ts';

/** Questions of an exam that the site answers without contradiction, in the exam's order; each reply once. */
export function findAnsweredQuestions({ results }: ReadinessReport): string[] {
  const questionByAnswer = new Map<string, string>();
  for (const result of results) {
    if (result.status === 'answered' && !questionByAnswer.has(result.answer))
      questionByAnswer.set(result.answer, result.question);
  }
  return [...questionByAnswer.values()];
}
