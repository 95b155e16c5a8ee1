import type { WebhookStore } from '#functions/storage/dynamodb/webhooks/webhook-store.ts';
import { type WebhookAttempt, webhookTestType } from '#shared/domain/webhook.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { writeBody } from './compose-deliveries.ts';
import type { AttemptPorts } from './ports.ts';
import { requireEndpoint } from './require-endpoint.ts';

type TestPorts = AttemptPorts & { webhooks: WebhookStore; makeId(): string };

/** Sends a `test` event once and returns the endpoint's reply. Throws NOT_FOUND. */
export async function testEndpoint(
  ports: TestPorts,
  { conversionId, endpointId }: { conversionId: string; endpointId: string },
): Promise<WebhookAttempt & { reply: string }> {
  const endpoint = await requireEndpoint(ports.webhooks, conversionId, endpointId);
  const id = `evt_test_${ports.makeId()}`;
  const data = { conversionId, message: 'This is a test. Nothing has happened.' };
  const body = writeBody({ id, type: webhookTestType, createdAt: ports.now().toISOString(), data });
  const attempt = await attemptDelivery(ports, endpoint, { id, conversionId, body });
  // A successful test shows that the endpoint works again.
  if (attempt.error === undefined && endpoint.failures > 0) {
    await ports.webhooks.recordHealth({ conversionId, endpointId, deliveryId: id }, attempt);
  }
  return attempt;
}
