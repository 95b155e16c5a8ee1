import { quantiseVectors } from '#functions/engine/knowledge/artifact/passage-vectors.ts';
import { type Knowledge, sourceName } from '#functions/engine/knowledge/knowledge.ts';
import type { EmbedPorts } from './ports.ts';

/** Out of a step's 45 seconds. */
const deadlineMs = 25_000;
/** Larger sites use keyword search only. */
const passageLimit = 2000;
const longestText = 2000;

/**
 * Stores a knowledge's vectors beside it. Answers work with keyword search alone, so a failure is only
 * reported.
 */
export async function embedKnowledge(
  ports: EmbedPorts,
  conversionId: string,
  version: string,
  knowledge: Knowledge,
): Promise<void> {
  const { passages, sources } = knowledge;
  if (passages.length === 0 || passages.length > passageLimit) return;
  const texts = passages.map(({ source, headings, statements }) => {
    const title = sources[source] ? sourceName(sources[source]) : '';
    return [title, ...headings, ...statements.map(({ text }) => text)].join('\n').slice(0, longestText);
  });
  try {
    const vectors = await ports.embed(texts, AbortSignal.timeout(deadlineMs));
    await ports.writeVectors(conversionId, version, quantiseVectors(vectors));
  } catch (error) {
    ports.reportFailure(conversionId, error);
  }
}
