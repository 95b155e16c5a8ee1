import { describeChanges } from '#functions/domain/knowledge-base/website/describe-changes.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.getChanges, (_input, call) =>
  describeChanges(call.deps, requireConversion(call)),
);
