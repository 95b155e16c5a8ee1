import { addOwnerContent } from '#functions/domain/knowledge-base/add/add-owner-content.ts';
import { handle } from '#functions/http/handle.ts';
import { findOwnConversion } from '#functions/http/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.upload, async (input, call) => {
  const [file] = call.files;
  const conversion = await findOwnConversion(call);
  const item = await addOwnerContent(call.deps, conversion, { ...input, file });
  return { success: true as const, item, wordCount: item.wordCount };
});
