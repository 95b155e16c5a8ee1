import type { Source } from '#functions/engine/documents/content/content.ts';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Conversion } from './conversion.ts';
import type { StorePorts } from './ports.ts';

/** Builds the knowledge from everything read, and stores it with its vectors. */
export async function storeKnowledge(
  { files, embedKnowledge }: StorePorts,
  conversion: Conversion,
  sources: Source[],
  builtAt: string,
): Promise<{ knowledge: Knowledge; knowledgeVersion: string }> {
  const { conversionId } = conversion;
  const knowledge = buildFrom(conversion, sources, builtAt);
  const knowledgeVersion = await files.writeKnowledge(conversionId, knowledge);
  await embedKnowledge?.(conversionId, knowledgeVersion, knowledge);
  return { knowledge, knowledgeVersion };
}

/** The knowledge of what was read for a conversion. */
export function buildFrom(
  { companyName, url, businessDescription }: Conversion,
  sources: Source[],
  builtAt: string,
): Knowledge {
  return buildKnowledge({
    sources,
    organisationName: companyName,
    website: url,
    ...(businessDescription && { businessDescription }),
    builtAt,
  });
}
