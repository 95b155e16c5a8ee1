import { handle } from '#functions/lib/handle.ts';
import { openDemoStore } from '#functions/storage/demo-store.ts';
import { demos } from '#shared/contract/demos.ts';

export const handler = handle(demos.recordInteraction, async ({ demoId, interaction }, { deps }) => {
  await openDemoStore(deps.table).count(demoId, interaction);
  return { success: true as const };
});
