import type { DeliveryRef, StoredDelivery } from '#functions/domain/webhooks/webhook.ts';
import { writeItem } from '../change.ts';
import { type Key, keys } from '../keys.ts';
import type { Item } from '../table.ts';

export const deliveryDueKind = 'WEBHOOK';
/** Two weeks: long enough for a resend, without archiving visitors' words. */
const keptSeconds = 14 * 86_400;

export function deliveryKey({ conversionId, endpointId, deliveryId }: DeliveryRef): Key {
  return keys.webhookDelivery(conversionId, endpointId, deliveryId);
}

/**
 * Writes of new deliveries, for the transaction of their cause. Due immediately, so that a lost message is
 * resent.
 */
export function writeDeliveries(deliveries: readonly StoredDelivery[]) {
  return deliveries.map((delivery) => writeItem(deliveryItem(delivery)));
}

function deliveryItem(delivery: StoredDelivery): Item {
  const { createdAt } = delivery;
  return {
    ...deliveryKey(delivery),
    dueKind: deliveryDueKind,
    dueAt: createdAt,
    expiresAt: Math.floor(Date.parse(createdAt) / 1000) + keptSeconds,
    ...delivery,
  };
}
