import * as z from 'zod';
import { conversionIdSchema } from '../domain/conversion/conversion-id-schema.ts';
import { versionSchema } from '../domain/version.ts';
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
  /** Inactive endpoints get no events. */
  isActive: z.boolean().default(true),
};

/** An owner's URL that receives events. */
export const webhookEndpointSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(webhookEventTypeSchema),
  isActive: z.boolean(),
  /** `whsec_` plus the signing key in base64: Standard Webhooks. */
  secret: z.string(),
  createdAt: z.string(),
  /** How often its settings were changed. */
  version: versionSchema.default(0),
  /** Until then the previous secret signs events as well. */
  oldSecretUntil: z.string().optional(),
  /** Set when the endpoint was switched off after a 410 Gone reply. */
  goneSince: z.string().optional(),
  /** Set after several failed attempts in a row. */
  failing: z.object({ since: z.string(), lastError: z.string() }).optional(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>;

/** An event on its way to an endpoint, without its content. */
export const webhookDeliverySchema = z.object({
  id: z.string(),
  /** Sent as `webhook-id`, unchanged across attempts. */
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
/** Each of these calls makes us request a URL chosen by the caller. */
const callLimit = { perAddress: 30, perTenant: 30, windowSeconds: 60 };

export const webhooks = {
  list: route('GET', '/api/webhooks/{conversionId}', 'member', {
    // Its reply holds secrets.
    role: 'editor',
    summary: 'An assistant’s webhook endpoints with their secrets',
    input: z.object(id),
    output: z.object({ endpoints: z.array(webhookEndpointSchema) }),
    errors: signedIn,
    rateLimit,
  }),
  create: route('POST', '/api/webhooks/{conversionId}', 'member', {
    summary: 'Adds an endpoint: https and public; at most five',
    input: z.object({ ...id, ...settings }),
    output: webhookEndpointSchema,
    errors: ['VALIDATION', ...signedIn],
    rateLimit: callLimit,
  }),
  update: route('PUT', '/api/webhooks/{conversionId}/{endpointId}', 'member', {
    summary: 'Updates an endpoint; its secret stays the same; refused when the given version has changed',
    input: z.object({ ...one, ...settings, version: versionSchema.optional() }),
    output: webhookEndpointSchema,
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT', ...signedIn],
    rateLimit: callLimit,
  }),
  remove: route('DELETE', '/api/webhooks/{conversionId}/{endpointId}', 'member', {
    summary: 'Removes an endpoint and drops its pending deliveries',
    input: z.object(one),
    output: done,
    errors: ['NOT_FOUND', ...signedIn],
    rateLimit,
  }),
  renewSecret: route('POST', '/api/webhooks/{conversionId}/{endpointId}/secret', 'member', {
    summary: 'Rotates an endpoint’s secret; the old one also signs events for another day',
    input: z.object({
      ...one,
      /** False when the old secret leaked and must end immediately. */
      keepsOldSecret: z.boolean().default(true),
    }),
    output: webhookEndpointSchema,
    errors: ['NOT_FOUND', 'CONFLICT', ...signedIn],
    rateLimit: callLimit,
  }),
  test: route('POST', '/api/webhooks/{conversionId}/{endpointId}/test', 'member', {
    summary: 'Sends one signed `test` event and returns the endpoint’s reply',
    input: z.object(one),
    output: webhookAttemptSchema.extend({
      /** The beginning of the reply's body. */
      reply: z.string(),
    }),
    errors: ['NOT_FOUND', ...signedIn],
    rateLimit: callLimit,
  }),
  listDeliveries: route('GET', '/api/webhooks/{conversionId}/{endpointId}/deliveries', 'member', {
    summary: 'An endpoint’s last twenty deliveries, newest first',
    input: z.object(one),
    output: z.object({ deliveries: z.array(webhookDeliverySchema) }),
    errors: ['NOT_FOUND', ...signedIn],
    rateLimit,
  }),
  redeliver: route('POST', '/api/webhooks/{conversionId}/{endpointId}/deliveries/{deliveryId}', 'member', {
    summary: 'Resends an event under the same id',
    input: z.object({ ...one, deliveryId: z.string().max(100) }),
    output: done,
    errors: ['NOT_FOUND', 'CONFLICT', ...signedIn],
    rateLimit: callLimit,
  }),
};
