import { addVideo } from '#functions/domain/knowledge-base/add/add-video.ts';
import { waitForItem } from '#functions/domain/knowledge-base/add/wait-for-item.ts';
import { handle } from '#functions/http/handle.ts';
import { findOwnConversion } from '#functions/http/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.processVideo, async (input, call) => {
  const ports = call.deps;
  const conversion = await findOwnConversion(call);
  const [file] = call.files;
  const added = await addVideo(ports, conversion, { ...input, file });
  const item = await waitForItem(ports, conversion, added);
  return { success: true as const, item, wordCount: item.wordCount };
});
