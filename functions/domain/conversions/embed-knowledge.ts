import { quantiseVectors } from '#functions/engine/knowledge/artifact/passage-vectors.ts';
import { type Knowledge, sourceName } from '#functions/engine/knowledge/knowledge.ts';
import type { EmbedPorts } from './ports.ts';

/** Of the 45 seconds that a step has. */
const deadlineMs = 25_000;
/** Larger sites are searched by words alone. */
const passageLimit = 2000;
const longestText = 2000;

/** Stores the vectors of a knowledge beside it. Without them answers lean on words alone, so a failure is only told. */
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
