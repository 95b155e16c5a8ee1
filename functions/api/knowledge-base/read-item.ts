import { readAgain } from '#functions/domain/knowledge-base/change-items.ts';
import { handle } from '#functions/lib/handle.ts';
import { openLibraryWorld } from '#functions/lib/library-deps.ts';
import { requireConversion } from '#functions/lib/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.readItem, async ({ itemId }, call) => {
  await readAgain(openLibraryWorld(call.deps), requireConversion(call), itemId);
  return { success: true as const };
});
