import { keepVanishedPage } from '#functions/domain/knowledge-base/website/describe-changes.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.keepPage, async ({ itemId }, call) => {
  await keepVanishedPage(call.deps, requireConversion(call), itemId);
  return { success: true as const };
});
