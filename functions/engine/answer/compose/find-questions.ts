import type { Passage } from '#functions/engine/knowledge/knowledge.ts';

const questionLimit = 3;
/** A chip of more characters takes more than two lines on a phone. */
const longestQuestion = 90;
const questionPattern = /[?？]$/;

/** Headings that ask: questions that the passages below them answer, the first few, each once. */
export function findQuestions(passages: readonly Passage[]): string[] {
  const questions = new Set<string>();
  for (const { headings } of passages) {
    const heading = headings.at(-1) ?? '';
    if (questionPattern.test(heading) && heading.length <= longestQuestion) questions.add(heading);
    if (questions.size === questionLimit) break;
  }
  return [...questions];
}
