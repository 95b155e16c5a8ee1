import { deleteCorrection } from '#functions/domain/knowledge-base/correct-answer.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.deleteCorrection, async ({ correctionId }, call) => {
  await deleteCorrection(call.deps, requireConversion(call), correctionId);
  return { success: true as const };
});
