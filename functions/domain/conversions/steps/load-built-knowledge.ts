import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Conversion } from '../conversion.ts';
import type { PipelineWorld } from '../pipeline-world.ts';
import type { WorkState } from '../work-state.ts';

/** The knowledge that the index step left. Throws when it is gone: the step is then tried again. */
export async function loadBuiltKnowledge(
  world: PipelineWorld,
  { conversionId }: Conversion,
  { knowledgeVersion }: WorkState,
): Promise<{ knowledge: Knowledge; knowledgeVersion: string }> {
  const knowledge = knowledgeVersion
    ? await world.files.readKnowledge(conversionId, knowledgeVersion)
    : undefined;
  if (!knowledge || !knowledgeVersion) throw new Error(`No knowledge is stored for ${conversionId}`);
  return { knowledge, knowledgeVersion };
}
