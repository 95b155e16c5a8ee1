import * as z from 'zod';
import { conversionIdSchema } from '../domain/conversion/conversion-id-schema.ts';
import {
  webhookAttemptSchema,
  webhookDeliveryStateSchema,
  webhookEventTypeSchema,
} from '../domain/webhook.ts';
import { route } from './route.ts';

const id = { conversionId: conversionIdSchema };
const one = { ...id, endpointId: z.string().max(64) };
const settings = {
  url: z.string().trim().max(2048),
  events: z.array(webhookEventTypeSchema).min(1, 'Choose at least one event.').max(10),
  /** Nothing is sent to an endpoint that is not. */
  isActive: z.boolean().default(true),
};

/** An address of an owner's that is told of events. */
export const webhookEndpointSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(webhookEventTypeSchema),
  isActive: z.boolean(),
  /** `whsec_` and the base64 of the key that signs what is sent: Standard Webhooks. */
  secret: z.string(),
  createdAt: z.string(),
  /** Until then events are signed with the secret before this one as well. */
  oldSecretUntil: z.string().optional(),
  /** Present when it was switched off because it answered 410 Gone. */
  goneSince: z.string().optional(),
  /** Present when several attempts in a row have failed. */
  failing: z.object({ since: z.string(), lastError: z.string() }).optional(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>;

/** An event on its way to an endpoint, without what it says. */
export const webhookDeliverySchema = z.object({
  id: z.string(),
  /** Sent as `webhook-id`, the same at each attempt. */
  eventId: z.string(),
  type: webhookEventTypeSchema,
  createdAt: z.string(),
  state: webhookDeliveryStateSchema,
  attempts: z.number().int(),
  lastAttempt: webhookAttemptSchema.optional(),
  nextAttemptAt: z.string().optional(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

const signedIn = ['UNAUTHENTICATED', 'FORBIDDEN', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'] as const;
const done = z.object({ success: z.literal(true) });
const rateLimit = { perAddress: 120, perTenant: 120, windowSeconds: 60 };
/** Each of these makes us call an address that somebody chose. */
const callLimit = { perAddress: 30, perTenant: 30, windowSeconds: 60 };

export const webhooks = {
  list: route({
    method: 'GET',
    path: '/api/webhooks/{conversionId}',
    access: 'member',
    summary: 'The endpoints that are told of an assistant’s events, with their secrets',
    input: z.object(id),
    output: z.object({ endpoints: z.array(webhookEndpointSchema) }),
    errors: signedIn,
    rateLimit,
  }),
  create: route({
    method: 'POST',
    path: '/api/webhooks/{conversionId}',
    access: 'member',
    summary: 'Adds an endpoint: https, on the public internet; at most five',
    input: z.object({ ...id, ...settings }),
    output: webhookEndpointSchema,
    errors: ['VALIDATION', ...signedIn],
    rateLimit: callLimit,
  }),
  update: route({
    method: 'PUT',
    path: '/api/webhooks/{conversionId}/{endpointId}',
    access: 'member',
    summary: 'Changes an endpoint; its secret stays',
    input: z.object({ ...one, ...settings }),
    output: webhookEndpointSchema,
    errors: ['VALIDATION', 'NOT_FOUND', ...signedIn],
    rateLimit: callLimit,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/webhooks/{conversionId}/{endpointId}',
    access: 'member',
    summary: 'Removes an endpoint; what is still waiting for it is not sent',
    input: z.object(one),
    output: done,
    errors: ['NOT_FOUND', ...signedIn],
    rateLimit,
  }),
  renewSecret: route({
    method: 'POST',
    path: '/api/webhooks/{conversionId}/{endpointId}/secret',
    access: 'member',
    summary: 'Gives an endpoint a new secret; for a day events are signed with the old one as well',
    input: z.object({
      ...one,
      /** False where the old one has leaked and is to end at once. */
      keepsOldSecret: z.boolean().default(true),
    }),
    output: webhookEndpointSchema,
    errors: ['NOT_FOUND', 'CONFLICT', ...signedIn],
    rateLimit: callLimit,
  }),
  test: route({
    method: 'POST',
    path: '/api/webhooks/{conversionId}/{endpointId}/test',
    access: 'member',
    summary: 'Sends a signed event of the type test once, and tells what the endpoint replied',
    input: z.object(one),
    output: webhookAttemptSchema.extend({
      /** The beginning of the reply's body. */
      reply: z.string(),
    }),
    errors: ['NOT_FOUND', ...signedIn],
    rateLimit: callLimit,
  }),
  listDeliveries: route({
    method: 'GET',
    path: '/api/webhooks/{conversionId}/{endpointId}/deliveries',
    access: 'member',
    summary: 'The last twenty events for an endpoint and how their delivery went, newest first',
    input: z.object(one),
    output: z.object({ deliveries: z.array(webhookDeliverySchema) }),
    errors: ['NOT_FOUND', ...signedIn],
    rateLimit,
  }),
  redeliver: route({
    method: 'POST',
    path: '/api/webhooks/{conversionId}/{endpointId}/deliveries/{deliveryId}',
    access: 'member',
    summary: 'Sends an event again under the same id',
    input: z.object({ ...one, deliveryId: z.string().max(100) }),
    output: done,
    errors: ['NOT_FOUND', 'CONFLICT', ...signedIn],
    rateLimit: callLimit,
  }),
};
