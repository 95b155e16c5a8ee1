import { createHash } from 'node:crypto';
import type { WebhookEventType } from '#shared/domain/webhook.ts';
import type { EventPorts } from './ports.ts';
import type { StoredDelivery } from './webhook.ts';

/** An event. `cause` identifies it: the same cause makes the same event. */
export type WebhookEvent = { type: WebhookEventType; cause: string; data: Record<string, unknown> };

/** An assistant's deliveries for some events. Store them with their cause, then announce them. */
export async function composeDeliveries(
  { webhooks }: Pick<EventPorts, 'webhooks'>,
  conversionId: string,
  events: readonly WebhookEvent[],
  now: Date,
): Promise<StoredDelivery[]> {
  if (events.length === 0) return [];
  const endpoints = await webhooks.listEndpoints(conversionId);
  return events.flatMap((event) =>
    endpoints
      .filter(({ isActive, events: wanted }) => isActive && wanted.includes(event.type))
      .map(({ endpointId }) => composeDelivery(conversionId, endpointId, event, now)),
  );
}

function composeDelivery(
  conversionId: string,
  endpointId: string,
  { type, cause, data }: WebhookEvent,
  now: Date,
): StoredDelivery {
  const createdAt = now.toISOString();
  const hash = createHash('sha256').update(`${conversionId} ${type} ${cause}`).digest('base64url');
  const eventId = `evt_${hash.slice(0, 22)}`;
  return {
    ...{ conversionId, endpointId, eventId, type, createdAt },
    deliveryId: `${createdAt.replace(/[-:.]/g, '')}-${eventId}`,
    body: writeBody({ id: eventId, type, createdAt, data }),
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: createdAt,
  };
}

/** The text that is signed and sent. */
export function writeBody(payload: {
  id: string;
  type: string;
  createdAt: string;
  data: Record<string, unknown>;
}): string {
  return JSON.stringify(payload);
}
