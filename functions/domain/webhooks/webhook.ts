import * as z from 'zod';
import { versionSchema } from '#shared/domain/version.ts';
import {
  webhookAttemptSchema,
  webhookDeliveryStateSchema,
  webhookEventTypeSchema,
} from '#shared/domain/webhook.ts';

/** Why an event is given up that no endpoint waits for. */
export const switchedOffError = 'The endpoint was switched off or removed.';

export const storedEndpointSchema = z.object({
  endpointId: z.string(),
  url: z.string(),
  events: z.array(webhookEventTypeSchema),
  isActive: z.boolean(),
  secret: z.string(),
  /** Previous secrets that still sign until then, newest first. */
  oldSecrets: z.array(z.object({ secret: z.string(), validUntil: z.string() })).default([]),
  createdAt: z.string(),
  /** How often its settings were changed. */
  version: versionSchema.optional(),
  /** Consecutive failed attempts. */
  failures: z.number().int().default(0),
  failingSince: z.string().optional(),
  lastError: z.string().optional(),
  /** When a 410 reply switched it off. */
  goneAt: z.string().optional(),
});
export type StoredEndpoint = z.infer<typeof storedEndpointSchema>;
export type WebhookSecrets = Pick<StoredEndpoint, 'secret' | 'oldSecrets'>;
export type EndpointSettings = Pick<StoredEndpoint, 'url' | 'events' | 'isActive'>;

/** An event for one endpoint, with the exact text to send. */
export const storedDeliverySchema = z.object({
  conversionId: z.string(),
  endpointId: z.string(),
  /** Starts with its instant, so that ids sort by time. */
  deliveryId: z.string(),
  eventId: z.string(),
  type: webhookEventTypeSchema,
  createdAt: z.string(),
  body: z.string(),
  state: webhookDeliveryStateSchema,
  attempts: z.number().int(),
  /** Earliest time of the next attempt; absent when done. */
  nextAttemptAt: z.string().optional(),
  lastAttempt: webhookAttemptSchema.optional(),
});
export type StoredDelivery = z.infer<typeof storedDeliverySchema>;
export type DeliveryRef = Pick<StoredDelivery, 'conversionId' | 'endpointId' | 'deliveryId'>;
