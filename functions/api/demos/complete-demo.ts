import { handle } from '#functions/lib/handle.ts';
import { openDemoStore } from '#functions/storage/demo-store.ts';
import { demos } from '#shared/contract/demos.ts';

export const handler = handle(demos.completeDemo, async ({ demoId, timeSpent, ...end }, { deps }) => {
  await openDemoStore(deps.table).complete(demoId, { ...end, timeSpentSeconds: timeSpent });
  return { success: true as const };
});
