import * as z from 'zod';
import {
  webhookAttemptSchema,
  webhookDeliveryStateSchema,
  webhookEventTypeSchema,
} from '#shared/domain/webhook.ts';

/** An endpoint as it is stored. */
export const storedEndpointSchema = z.object({
  endpointId: z.string(),
  url: z.string(),
  events: z.array(webhookEventTypeSchema),
  isActive: z.boolean(),
  secret: z.string(),
  /** Those from before renewals, which sign beside it until then; the newest first. */
  oldSecrets: z.array(z.object({ secret: z.string(), validUntil: z.string() })).default([]),
  createdAt: z.string(),
  /** Attempts in a row that failed. */
  failures: z.number().int().default(0),
  failingSince: z.string().optional(),
  lastError: z.string().optional(),
  /** When it said that it is gone, which switched it off. */
  goneAt: z.string().optional(),
});
export type StoredEndpoint = z.infer<typeof storedEndpointSchema>;
export type WebhookSecrets = Pick<StoredEndpoint, 'secret' | 'oldSecrets'>;
export type EndpointSettings = Pick<StoredEndpoint, 'url' | 'events' | 'isActive'>;

/** An event for one endpoint, with the very text that is sent. */
export const storedDeliverySchema = z.object({
  conversionId: z.string(),
  endpointId: z.string(),
  /** Begins with its instant, so that ids sort by time. */
  deliveryId: z.string(),
  eventId: z.string(),
  type: webhookEventTypeSchema,
  createdAt: z.string(),
  body: z.string(),
  state: webhookDeliveryStateSchema,
  attempts: z.number().int(),
  /** Nothing is sent before; absent when it is done. */
  nextAttemptAt: z.string().optional(),
  lastAttempt: webhookAttemptSchema.optional(),
});
export type StoredDelivery = z.infer<typeof storedDeliverySchema>;
export type DeliveryRef = Pick<StoredDelivery, 'conversionId' | 'endpointId' | 'deliveryId'>;
