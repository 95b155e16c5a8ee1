import { deleteItem } from '#functions/domain/knowledge-base/change-items.ts';
import { handle } from '#functions/lib/handle.ts';
import { openLibraryWorld, requireConversion } from '#functions/lib/library-deps.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.knowledgeBase.deleteItem, async ({ itemId }, call) => {
  await deleteItem(openLibraryWorld(call.deps), requireConversion(call), itemId);
  return { success: true as const };
});
