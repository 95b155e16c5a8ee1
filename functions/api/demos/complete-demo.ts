import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(
  contract.demos.completeDemo,
  async ({ demoId, timeSpent, ...end }, { deps }) => {
    await deps.demos.complete(demoId, { ...end, timeSpentSeconds: timeSpent });
    return { success: true as const };
  },
);
