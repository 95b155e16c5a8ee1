import { updateKnowledge as update } from '#functions/domain/knowledge-base/update-knowledge.ts';
import { getDeps } from '#functions/lib/deps.ts';
import { createUpdateWorld } from '#functions/lib/pipeline-deps.ts';
import { work } from '#functions/lib/work.ts';
import { updateKnowledge } from '#shared/jobs/update-knowledge.ts';

export const handler = work(updateKnowledge, async ({ conversionId }) => {
  await update(createUpdateWorld(await getDeps()), conversionId);
});
