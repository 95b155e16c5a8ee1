import { exportChanges } from '#functions/domain/knowledge-base/website/export-changes.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.exportChanges, ({ before }, call) =>
  exportChanges(call.deps, requireConversion(call), before),
);
