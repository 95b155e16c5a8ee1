import { takeContent } from '#functions/domain/knowledge-base/take-content.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { openContentPorts } from '#functions/wiring/knowledge-base.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.upload, async (input, call) => {
  const [file] = call.files;
  const item = await takeContent(openContentPorts(call.deps), requireConversion(call), { ...input, file });
  return { success: true as const, item, wordCount: item.wordCount };
});
