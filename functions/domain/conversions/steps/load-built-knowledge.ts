import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Conversion } from '../conversion.ts';
import type { PipelinePorts } from '../ports.ts';
import type { WorkState } from '../work-state.ts';

/** The knowledge built by the index step. Throws when it is gone, so that the step is retried. */
export async function loadBuiltKnowledge(
  ports: PipelinePorts,
  { conversionId }: Conversion,
  { knowledgeVersion }: WorkState,
): Promise<{ knowledge: Knowledge; knowledgeVersion: string }> {
  const knowledge = knowledgeVersion
    ? await ports.files.readKnowledge(conversionId, knowledgeVersion)
    : undefined;
  if (!knowledge || !knowledgeVersion) throw new Error(`No knowledge is stored for ${conversionId}`);
  return { knowledge, knowledgeVersion };
}
