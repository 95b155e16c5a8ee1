import * as z from 'zod';

/** What endpoints can be told of. */
export const webhookEventTypeSchema = z.enum([
  'lead.created',
  'handoff.forwarded',
  'form.submitted',
  'conversion.finished',
  'conversion.failed',
]);
export type WebhookEventType = z.infer<typeof webhookEventTypeSchema>;

/** The event that an owner sends to try an endpoint. */
export const webhookTestType = 'test';

/** Endpoints of one assistant. */
export const webhookEndpointLimit = 5;
/** An endpoint has this long to answer. */
export const webhookTimeoutSeconds = 10;
/** Pauses after each attempt that failed, as Standard Webhooks proposes: about a day in all. */
export const webhookRetrySeconds = [5, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600, 15 * 3600] as const;
/** Failed attempts in a row after which an endpoint counts as failing. */
export const webhookFailingAfter = 3;
/** Deliveries of an endpoint that are listed. */
export const webhookListedDeliveries = 20;
/** The status of an endpoint that is gone for good: Standard Webhooks asks senders to stop then. */
export const webhookGoneStatus = 410;
/** After a renewal the old secret signs this much longer beside the new one. */
export const webhookSecretOverlapHours = 24;
/** Before the base64 of an endpoint's secret: Standard Webhooks. */
export const webhookSecretPrefix = 'whsec_';

/** One try at an endpoint. Only replies of 200 to 299 count as taken. */
export const webhookAttemptSchema = z.object({
  at: z.string(),
  durationMs: z.number().int(),
  /** Absent where there was no reply. */
  statusCode: z.number().int().optional(),
  /** Why it was not taken. */
  error: z.string().optional(),
});
export type WebhookAttempt = z.infer<typeof webhookAttemptSchema>;

/** `waiting` is sent soon, or tried again later; `failed` is given up. */
export const webhookDeliveryStateSchema = z.enum(['waiting', 'delivered', 'failed']);
export type WebhookDeliveryState = z.infer<typeof webhookDeliveryStateSchema>;
