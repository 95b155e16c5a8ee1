import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { citeRun } from '#functions/engine/reply/cite.ts';
import { decline } from '#functions/engine/reply/decline.ts';
import type { ReadQuestion } from '#functions/engine/search/read-question.ts';
import { readingConfidence } from './confidence.ts';
import type { ShownPassage } from './shown/shown-passage.ts';

/** Says that the site doesn't tell, with the passage that the model calls closest, else with the closest quotes. */
export function declineReading(
  question: ReadQuestion,
  closest: number | undefined,
  { quote, knowledge, passages }: DeclineBasis,
): Answer {
  const named = closest === undefined ? undefined : passages.get(closest);
  const statements = named?.statements.filter(({ kind }) => kind !== 'heading') ?? [];
  const citation = named && citeRun(knowledge, named, statements.slice(0, 1));
  return {
    text: decline(question.frame, knowledge),
    outcome: 'declined',
    confidence: readingConfidence.declined,
    intent: question.values[0] ?? 'question',
    citations: citation ? [citation] : quote().citations,
    suggestions: [],
  };
}

type DeclineBasis = {
  /** The answer without a model. */
  quote(): Answer;
  knowledge: Knowledge;
  passages: ReadonlyMap<number, ShownPassage>;
};
