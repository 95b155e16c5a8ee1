import { handle } from '#functions/http/handle.ts';
import { openDemos } from '#functions/wiring/demos.ts';
import { demos } from '#shared/contract/demos.ts';

export const handler = handle(demos.completeDemo, async ({ demoId, timeSpent, ...end }, { deps }) => {
  await openDemos(deps).complete(demoId, { ...end, timeSpentSeconds: timeSpent });
  return { success: true as const };
});
