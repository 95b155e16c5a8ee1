import { showsAsked } from '#functions/engine/search/shows-asked.ts';
import type { ReadinessReport } from '#shared/domain/conversion/readiness.ts';

/** Questions the site answers without contradiction, in their order; each answer holds what it asks for, and each answer and each quote appears once. */
export function findAnsweredQuestions({ results }: ReadinessReport): string[] {
  const questions: string[] = [];
  const said = new Set<string>();
  for (const result of results) {
    if (result.status !== 'answered' || !showsAsked(result.question, result.answer)) continue;
    const place = result.citations[0]?.quote ?? '';
    if (said.has(result.answer) || said.has(place)) continue;
    said.add(result.answer).add(place);
    questions.push(result.question);
  }
  return questions;
}
