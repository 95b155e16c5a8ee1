import { readAllAgain } from '#functions/domain/knowledge-base/change-items.ts';
import { handle } from '#functions/lib/handle.ts';
import { openLibraryWorld } from '#functions/lib/library-deps.ts';
import { requireConversion } from '#functions/lib/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.readAll, async (_input, call) => {
  await readAllAgain(openLibraryWorld(call.deps), requireConversion(call));
  return { success: true as const };
});
