import { handle } from '#functions/http/handle.ts';
import { demos } from '#shared/contract/demos.ts';

export const handler = handle(demos.completeDemo, async ({ demoId, timeSpent, ...end }, { deps }) => {
  await deps.demos.complete(demoId, { ...end, timeSpentSeconds: timeSpent });
  return { success: true as const };
});
