import { describeWebsite } from '#functions/domain/knowledge-base/website/describe-website.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.getWebsite, (_input, call) =>
  describeWebsite(call.deps, requireConversion(call)),
);
