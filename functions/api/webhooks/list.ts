import { describeEndpoint } from '#functions/domain/webhooks/describe-endpoint.ts';
import { handle } from '#functions/http/handle.ts';
import { webhooks } from '#shared/contract/webhooks.ts';

export const handler = handle(webhooks.list, async ({ conversionId }, { deps }) => {
  const endpoints = await deps.webhooks.listEndpoints(conversionId);
  return { endpoints: endpoints.map((endpoint) => describeEndpoint(endpoint, deps.now())) };
});
