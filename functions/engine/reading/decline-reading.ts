import { declineWith } from '#functions/engine/answer/compose/decline-question.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { readingConfidence } from './confidence.ts';
import type { ShownPassage } from './shown-passage.ts';

/** Says that the site doesn't tell, with the closest page according to the model or else to the engine. */
export function declineReading(
  question: Question,
  closest: number | undefined,
  {
    found,
    knowledge,
    passages,
  }: { found: Answer; knowledge: Knowledge; passages: ReadonlyMap<number, ShownPassage> },
): Answer {
  const confidence = readingConfidence.declined;
  const named = closest === undefined ? undefined : passages.get(closest);
  if (!named && found.outcome === 'declined') return { ...found, confidence };
  const place = named ?? placeOf(found, passages, knowledge);
  const statement = place?.statements.find(({ kind }) => kind !== 'heading') ?? place?.statements[0];
  const page = place && statement && { source: place.source, statement };
  return { ...declineWith(question, knowledge, page), confidence };
}

/** The source of the engine's own answer. */
function placeOf(
  { citations: [citation] }: Answer,
  passages: ReadonlyMap<number, ShownPassage>,
  { sources }: Knowledge,
): ShownPassage | undefined {
  if (!citation) return undefined;
  return [...passages.values()].find(
    ({ source, statements }) =>
      sources[source]?.id === citation.sourceId &&
      statements.some(({ quote, text }) => citation.quote.includes(quote ?? text)),
  );
}
