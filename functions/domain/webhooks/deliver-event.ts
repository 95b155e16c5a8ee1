import { type WebhookAttempt, webhookGoneStatus, webhookRetrySeconds } from '#shared/domain/webhook.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { composeGoneNotice } from './gone-mail.ts';
import type { DeliveryPorts } from './ports.ts';
import { type DeliveryRef, type StoredDelivery, type StoredEndpoint, switchedOffError } from './webhook.ts';

/** Longer than an attempt takes: a longer claim means its holder is gone. */
const claimSeconds = 30;
/** Maximum SQS delay; the sweeper makes later attempts. */
const longestDelaySeconds = 900;

/**
 * Makes the next attempt of a due delivery, unless it is done or claimed. A failing endpoint is retried with
 * growing delays, which isn't a failure of this job.
 */
export async function deliverEvent(ports: DeliveryPorts, ref: DeliveryRef): Promise<void> {
  const now = ports.now();
  const delivery = await ports.webhooks.claim(ref, now, new Date(now.getTime() + claimSeconds * 1000));
  if (!delivery) return;
  const endpoints = await ports.webhooks.listEndpoints(ref.conversionId);
  const endpoint = endpoints.find(({ endpointId }) => endpointId === ref.endpointId);
  if (!endpoint?.isActive) return giveUp(ports, ref, now);
  const { eventId, conversionId, body } = delivery;
  const { reply: _reply, ...attempt } = await attemptDelivery(ports, endpoint, {
    id: eventId,
    conversionId,
    body,
  });
  if (attempt.error === undefined) await noteTaken(ports, ref, endpoint, attempt);
  else if (attempt.statusCode === webhookGoneStatus) await noteGone(ports, ref, attempt);
  else await noteRefused(ports, delivery, attempt);
}

async function giveUp({ webhooks }: DeliveryPorts, ref: DeliveryRef, now: Date): Promise<void> {
  const attempt = { at: now.toISOString(), durationMs: 0, error: switchedOffError };
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

/** Its pending deliveries are given up when they come due. */
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
