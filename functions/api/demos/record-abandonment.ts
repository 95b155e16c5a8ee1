import { handle } from '#functions/http/handle.ts';
import { openDemos } from '#functions/wiring/demos.ts';
import { demos } from '#shared/contract/demos.ts';

export const handler = handle(demos.recordAbandonment, async ({ platform, ...visit }, { deps }) => {
  await openDemos(deps).addAbandonment({ ...visit, brandId: platform }, deps.now());
  return { success: true as const };
});
