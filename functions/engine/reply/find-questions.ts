import type { Passage } from '#functions/engine/knowledge/knowledge.ts';

const suggestionLimit = 3;
/** A longer suggestion takes more than two lines on a phone. */
const suggestionLengthLimit = 90;
const questionMarkPattern = /[?？]$/;

/** The first few headings that are questions, without duplicates; the passages below answer them. */
export function findQuestions(passages: readonly Passage[]): string[] {
  const questions = new Set<string>();
  for (const { headings } of passages) {
    const heading = headings.at(-1) ?? '';
    if (questionMarkPattern.test(heading) && heading.length <= suggestionLengthLimit) questions.add(heading);
    if (questions.size === suggestionLimit) break;
  }
  return [...questions];
}
