import { handle } from '#functions/lib/handle.ts';
import { openDemoStore } from '#functions/storage/demo-store.ts';
import { demos } from '#shared/contract/demos.ts';

export const handler = handle(demos.recordAbandonment, async ({ platform, ...visit }, { deps }) => {
  await openDemoStore(deps.table).addAbandonment({ ...visit, brandId: platform }, deps.now());
  return { success: true as const };
});
