import { handle } from '#functions/http/handle.ts';
import { openDemos } from '#functions/wiring/demos.ts';
import { demos } from '#shared/contract/demos.ts';

export const handler = handle(demos.recordInteraction, async ({ demoId, interaction }, { deps }) => {
  await openDemos(deps).count(demoId, interaction);
  return { success: true as const };
});
