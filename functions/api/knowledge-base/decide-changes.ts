import { decideChanges } from '#functions/domain/knowledge-base/website/decide-changes.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.decideChanges, async (input, call) => {
  await decideChanges(call.deps, requireConversion(call), input);
  return { success: true as const };
});
