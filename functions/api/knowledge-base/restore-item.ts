import { restoreItem } from '#functions/domain/knowledge-base/change-items.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.restoreItem, async ({ itemId }, call) => {
  const item = await restoreItem(call.deps, requireConversion(call), itemId);
  return { success: true as const, item };
});
