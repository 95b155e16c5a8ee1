import { describeWebsite } from '#functions/domain/knowledge-base/website/describe-website.ts';
import { startWebsiteReading } from '#functions/domain/knowledge-base/website/start-website-reading.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.readWebsite, async (_input, call) => {
  const ports = call.deps;
  const conversion = requireConversion(call);
  await startWebsiteReading(ports, conversion);
  return describeWebsite(ports, conversion);
});
