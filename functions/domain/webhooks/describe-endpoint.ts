import type { WebhookDelivery, WebhookEndpoint } from '#shared/contract/webhooks.ts';
import { webhookFailingAfter } from '#shared/domain/webhook.ts';
import type { StoredDelivery, StoredEndpoint } from './webhook.ts';

/** An endpoint's current state for its owner. */
export function describeEndpoint(endpoint: StoredEndpoint, now: Date): WebhookEndpoint {
  const { endpointId, url, events, isActive, secret, createdAt, version = 0 } = endpoint;
  const { failures, failingSince = createdAt, lastError = '', goneAt } = endpoint;
  const [lastOld] = endpoint.oldSecrets;
  return {
    ...{ id: endpointId, url, events, isActive, secret, createdAt, version },
    ...(lastOld && lastOld.validUntil > now.toISOString() && { oldSecretUntil: lastOld.validUntil }),
    ...(goneAt && { goneSince: goneAt }),
    ...(failures >= webhookFailingAfter && { failing: { since: failingSince, lastError } }),
  };
}

export function describeDelivery(delivery: StoredDelivery): WebhookDelivery {
  const { deliveryId, eventId, type, createdAt, state, attempts, lastAttempt, nextAttemptAt } = delivery;
  return {
    ...{ id: deliveryId, eventId, type, createdAt, state, attempts },
    ...(lastAttempt && { lastAttempt }),
    ...(nextAttemptAt && { nextAttemptAt }),
  };
}
