import type { Passage } from '#functions/engine/knowledge/knowledge.ts';
import { showsAsked } from '../search/shows-asked.ts';

const suggestionLimit = 3;
/** A longer suggestion takes more than two lines on a phone. */
const suggestionLengthLimit = 90;
const questionMarkPattern = /[?？]$/;

/** The first few headings that are questions, without duplicates, whose passages hold what they ask for. */
export function findQuestions(passages: readonly Passage[]): string[] {
  const questions = new Set<string>();
  for (const { headings, statements } of passages) {
    const heading = headings.at(-1) ?? '';
    const isQuestion = questionMarkPattern.test(heading) && heading.length <= suggestionLengthLimit;
    const below = statements.flatMap(({ kind, text }) => (kind === 'heading' ? [] : text)).join('\n');
    if (isQuestion && showsAsked(heading, below)) questions.add(heading);
    if (questions.size === suggestionLimit) break;
  }
  return [...questions];
}
