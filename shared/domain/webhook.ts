import * as z from 'zod';

/** Events an endpoint can subscribe to. */
export const webhookEventTypeSchema = z.enum([
  'lead.created',
  'handoff.forwarded',
  'form.submitted',
  'conversion.finished',
  'conversion.failed',
]);
export type WebhookEventType = z.infer<typeof webhookEventTypeSchema>;

/** The event an owner sends to test an endpoint. */
export const webhookTestType = 'test';

/** Maximum endpoints per assistant. */
export const webhookEndpointLimit = 5;
/** Response timeout of an endpoint. */
export const webhookTimeoutSeconds = 10;
/** Delays after each failed attempt, as Standard Webhooks recommends: about a day in all. */
export const webhookRetrySeconds = [5, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600, 15 * 3600] as const;
/** Consecutive failures after which an endpoint counts as failing. */
export const webhookFailingAfter = 3;
/** Deliveries listed per endpoint. */
export const webhookListedDeliveries = 20;
/** Status of a permanently gone endpoint: Standard Webhooks asks senders to stop. */
export const webhookGoneStatus = 410;
/** How long the old secret keeps signing after a rotation. */
export const webhookSecretOverlapHours = 24;
/** Secret prefix of Standard Webhooks. */
export const webhookSecretPrefix = 'whsec_';

/** One delivery attempt. Only replies from 200 to 299 count as delivered. */
export const webhookAttemptSchema = z.object({
  at: z.string(),
  durationMs: z.number().int(),
  /** Absent without a reply. */
  statusCode: z.number().int().optional(),
  /** Why it wasn't delivered. */
  error: z.string().optional(),
});
export type WebhookAttempt = z.infer<typeof webhookAttemptSchema>;

/** `waiting` will be sent or retried; `failed` is given up. */
export const webhookDeliveryStateSchema = z.enum(['waiting', 'delivered', 'failed']);
export type WebhookDeliveryState = z.infer<typeof webhookDeliveryStateSchema>;
