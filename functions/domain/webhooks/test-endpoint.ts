import { type WebhookAttempt, webhookTestType } from '#shared/domain/webhook.ts';
import { type AttemptWorld, attemptDelivery } from './attempt-delivery.ts';
import { writeBody } from './compose-deliveries.ts';
import type { WebhookStore } from './ports.ts';
import { requireEndpoint } from './require-endpoint.ts';

type TestWorld = AttemptWorld & { webhooks: WebhookStore; makeId(): string };

/** Sends an event of the type `test` once, and tells what the endpoint replied. Throws NOT_FOUND. */
export async function testEndpoint(
  world: TestWorld,
  { conversionId, endpointId }: { conversionId: string; endpointId: string },
): Promise<WebhookAttempt & { reply: string }> {
  const endpoint = await requireEndpoint(world.webhooks, conversionId, endpointId);
  const id = `evt_test_${world.makeId()}`;
  const data = { conversionId, message: 'This is a test. Nothing has happened.' };
  const body = writeBody({ id, type: webhookTestType, createdAt: world.now().toISOString(), data });
  const attempt = await attemptDelivery(world, endpoint, { id, body });
  // A test that gets through shows that the endpoint is sound again.
  if (attempt.error === undefined && endpoint.failures > 0) {
    await world.webhooks.recordHealth({ conversionId, endpointId, deliveryId: id }, attempt);
  }
  return attempt;
}
