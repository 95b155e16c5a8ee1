import { addOwnerContent } from '#functions/domain/knowledge-base/add/add-owner-content.ts';
import { waitForItem } from '#functions/domain/knowledge-base/add/wait-for-item.ts';
import { handle } from '#functions/http/handle.ts';
import { findOwnConversion } from '#functions/http/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.processUrl, async ({ url }, call) => {
  const ports = call.deps;
  const conversion = await findOwnConversion(call);
  const added = await addOwnerContent(ports, conversion, { type: 'url', url });
  const item = await waitForItem(ports, conversion, added);
  const pageCount = item.status === 'processed' ? 1 : 0;
  return { success: true as const, item, pageCount, wordCount: item.wordCount };
});
