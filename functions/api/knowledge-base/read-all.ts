import { rereadAllItems } from '#functions/domain/knowledge-base/website/reread-all-items.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.readAll, async (_input, call) => {
  await rereadAllItems(call.deps, requireConversion(call));
  return { success: true as const };
});
