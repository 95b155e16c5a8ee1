import { handle } from '#functions/http/handle.ts';
import { demos } from '#shared/contract/demos.ts';

export const handler = handle(demos.recordAbandonment, async ({ platform, ...visit }, { deps }) => {
  await deps.demos.addAbandonment({ ...visit, brandId: platform }, deps.now());
  return { success: true as const };
});
