import type { WebhookStore } from '#functions/storage/dynamodb/webhooks/webhook-store.ts';
import type { WebhookDelivery } from '#shared/contract/webhooks.ts';
import { webhookListedDeliveries } from '#shared/domain/webhook.ts';
import { AppError } from '#shared/errors.ts';
import { describeDelivery } from './describe-endpoint.ts';
import { requireEndpoint } from './require-endpoint.ts';
import type { DeliveryRef } from './webhook.ts';

type ReviewPorts = { webhooks: WebhookStore; now(): Date };

/** An endpoint's last deliveries. Throws NOT_FOUND. */
export async function listDeliveries(
  { webhooks }: Pick<ReviewPorts, 'webhooks'>,
  { conversionId, endpointId }: Omit<DeliveryRef, 'deliveryId'>,
): Promise<WebhookDelivery[]> {
  await requireEndpoint(webhooks, conversionId, endpointId);
  const deliveries = await webhooks.listDeliveries(conversionId, endpointId, webhookListedDeliveries);
  return deliveries.map(describeDelivery);
}

/** Resends an event under its own id. Throws NOT_FOUND, and CONFLICT while it is being sent. */
export async function redeliver(
  ports: ReviewPorts & { announceDelivery(delivery: DeliveryRef): Promise<void> },
  { conversionId, endpointId, deliveryId }: DeliveryRef,
): Promise<void> {
  const ref = { conversionId, endpointId, deliveryId };
  await requireEndpoint(ports.webhooks, conversionId, endpointId);
  if (!(await ports.webhooks.findDelivery(ref))) throw new AppError('NOT_FOUND');
  if (!(await ports.webhooks.restart(ref, ports.now()))) throw new AppError('CONFLICT');
  await ports.announceDelivery(ref);
}
