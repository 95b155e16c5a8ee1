import { type WebhookAttempt, webhookGoneStatus, webhookRetrySeconds } from '#shared/domain/webhook.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { composeGoneNotice } from './gone-mail.ts';
import type { DeliveryPorts } from './ports.ts';
import type { DeliveryRef, StoredDelivery, StoredEndpoint } from './webhook.ts';

/** More than an attempt takes: who holds a claim longer than this is gone. */
const claimSeconds = 30;
/** The longest that SQS keeps a message back; later attempts are the sweeper's. */
const longestDelaySeconds = 900;

/**
 * Makes the attempt at a delivery that is due, unless it is done already or someone else is at it. An endpoint that
 * does not take it is asked again after growing pauses; that is no failure of this work.
 */
export async function deliverEvent(ports: DeliveryPorts, ref: DeliveryRef): Promise<void> {
  const now = ports.now();
  const delivery = await ports.webhooks.claim(ref, now, new Date(now.getTime() + claimSeconds * 1000));
  if (!delivery) return;
  const endpoints = await ports.webhooks.listEndpoints(ref.conversionId);
  const endpoint = endpoints.find(({ endpointId }) => endpointId === ref.endpointId);
  if (!endpoint?.isActive) return giveUp(ports, ref, now);
  const { eventId, body } = delivery;
  const { reply: _reply, ...attempt } = await attemptDelivery(ports, endpoint, { id: eventId, body });
  if (attempt.error === undefined) await noteTaken(ports, ref, endpoint, attempt);
  else if (attempt.statusCode === webhookGoneStatus) await noteGone(ports, ref, attempt);
  else await noteRefused(ports, delivery, attempt);
}

async function giveUp({ webhooks }: DeliveryPorts, ref: DeliveryRef, now: Date): Promise<void> {
  const error = 'The endpoint was switched off or removed.';
  const attempt = { at: now.toISOString(), durationMs: 0, error };
  await webhooks.settle(ref, { state: 'failed', attempt });
}

async function noteTaken(
  { webhooks }: DeliveryPorts,
  ref: DeliveryRef,
  { failures }: StoredEndpoint,
  attempt: WebhookAttempt,
): Promise<void> {
  await webhooks.settle(ref, { state: 'delivered', attempt });
  if (failures > 0) await webhooks.recordHealth(ref, attempt);
}

/** What still waits for it is given up when its time comes. */
async function noteGone(ports: DeliveryPorts, ref: DeliveryRef, attempt: WebhookAttempt): Promise<void> {
  const notice = await composeGoneNotice(ports, ref, attempt.at);
  const isNews = await ports.webhooks.switchOff(ref, attempt, notice);
  await ports.webhooks.settle(ref, { state: 'failed', attempt });
  if (isNews && notice) await ports.startMail(notice.mail.mailId);
}

async function noteRefused(
  { webhooks, now, sendWebhook }: DeliveryPorts,
  delivery: StoredDelivery,
  attempt: WebhookAttempt,
): Promise<void> {
  const pauseSeconds = webhookRetrySeconds[delivery.attempts - 1];
  const nextAttemptAt =
    pauseSeconds === undefined ? undefined : new Date(now().getTime() + pauseSeconds * 1000);
  await webhooks.recordHealth(delivery, attempt);
  await webhooks.settle(delivery, { state: nextAttemptAt ? 'waiting' : 'failed', attempt, nextAttemptAt });
  if (pauseSeconds === undefined || pauseSeconds > longestDelaySeconds) return;
  await sendWebhook(delivery, pauseSeconds);
}
