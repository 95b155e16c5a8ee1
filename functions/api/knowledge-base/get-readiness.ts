import { describeReadiness } from '#functions/domain/knowledge-base/describe-readiness.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.getReadiness, (_input, call) =>
  describeReadiness(call.deps, requireConversion(call)),
);
