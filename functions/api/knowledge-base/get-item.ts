import { showEntry } from '#functions/domain/knowledge-base/show-entry.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.getItem, ({ itemId }, call) =>
  showEntry(call.deps, requireConversion(call), itemId),
);
