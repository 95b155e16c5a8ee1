import type { WebhookStore } from '#functions/storage/dynamodb/webhooks/webhook-store.ts';
import { AppError } from '#shared/errors.ts';
import type { StoredEndpoint } from './webhook.ts';

/** An endpoint of an assistant. Throws NOT_FOUND. */
export async function requireEndpoint(
  webhooks: Pick<WebhookStore, 'listEndpoints'>,
  conversionId: string,
  endpointId: string,
): Promise<StoredEndpoint> {
  const endpoints = await webhooks.listEndpoints(conversionId);
  const endpoint = endpoints.find((each) => each.endpointId === endpointId);
  if (!endpoint) throw new AppError('NOT_FOUND');
  return endpoint;
}
