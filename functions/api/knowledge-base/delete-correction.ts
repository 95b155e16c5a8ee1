import { deleteCorrection } from '#functions/domain/knowledge-base/correct-answer.ts';
import { handle } from '#functions/lib/handle.ts';
import { openLibraryWorld } from '#functions/lib/library-deps.ts';
import { requireConversion } from '#functions/lib/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.deleteCorrection, async ({ correctionId }, call) => {
  await deleteCorrection(openLibraryWorld(call.deps), requireConversion(call), correctionId);
  return { success: true as const };
});
