import type { Passage } from '#functions/engine/knowledge/knowledge.ts';

const suggestionLimit = 3;
/** A chip of more characters takes more than two lines on a phone. */
const suggestionLengthLimit = 90;
const questionMarkPattern = /[?？]$/;

/** Headings that ask: questions that the passages below them answer, the first few, each once. */
export function findQuestions(passages: readonly Passage[]): string[] {
  const questions = new Set<string>();
  for (const { headings } of passages) {
    const heading = headings.at(-1) ?? '';
    if (questionMarkPattern.test(heading) && heading.length <= suggestionLengthLimit) questions.add(heading);
    if (questions.size === suggestionLimit) break;
  }
  return [...questions];
}
