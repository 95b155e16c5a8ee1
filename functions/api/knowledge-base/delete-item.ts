import { deleteItem } from '#functions/domain/knowledge-base/change-items.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.deleteItem, async ({ itemId, undoSeconds }, call) => {
  await deleteItem(call.deps, requireConversion(call), itemId, undoSeconds);
  return { success: true as const };
});
