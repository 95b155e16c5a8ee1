import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.demos.recordInteraction, async ({ demoId, interaction }, { deps }) => {
  await deps.demos.count(demoId, interaction);
  return { success: true as const };
});
