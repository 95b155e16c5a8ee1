import { handle } from '#functions/http/handle.ts';
import { demos } from '#shared/contract/demos.ts';

export const handler = handle(demos.recordInteraction, async ({ demoId, interaction }, { deps }) => {
  await deps.demos.count(demoId, interaction);
  return { success: true as const };
});
