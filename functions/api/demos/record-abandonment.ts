import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.demos.recordAbandonment, async ({ platform, ...visit }, { deps }) => {
  await deps.demos.addAbandonment({ ...visit, brandId: platform }, deps.now());
  return { success: true as const };
});
