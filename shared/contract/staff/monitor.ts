import * as z from 'zod';
import { brandIdSchema, platformSchema } from '../../brands/platforms.ts';
import { criticalSystemKeySchema, systemLevelSchema } from '../../domain/critical-systems.ts';
import { route } from '../route.ts';

const criticalSystemSchema = z.object({
  key: criticalSystemKeySchema,
  name: z.string(),
  status: systemLevelSchema,
  message: z.string(),
});
export type CriticalSystem = z.infer<typeof criticalSystemSchema>;

const healthSchema = z.object({
  /** The worst status of all systems. */
  status: systemLevelSchema,
  /** Null when it couldn't be read. */
  live_gptsites: z.number().int().nullable(),
  /** Capped at 100, which means 100 or more; null when it couldn't be read. */
  active_conversions: z.number().int().nullable(),
  /** Milliseconds until every system had responded. */
  response_time: z.number().int(),
  critical_systems: z.array(criticalSystemSchema),
});
export type CriticalHealth = z.infer<typeof healthSchema>;

const siteSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** URL of the assistant's own page. */
  url: z.string(),
  status: systemLevelSchema,
  message: z.string(),
  /** Milliseconds; null when nothing could be measured. */
  responseTime: z.number().int().nullable(),
  /** What was measured: today's answers to visitors, or a knowledge lookup just now. */
  measured: z.enum(['answers', 'knowledge']),
});
export type MonitoredSite = z.infer<typeof siteSchema>;

const conversionSchema = z.object({
  id: z.string(),
  companyName: z.string(),
  status: z.enum(['processing', 'stalled']),
  progress: z.number().int(),
  /** Description of the current step. */
  step: z.string(),
  /** Time of its last progress. */
  timestamp: z.string(),
});
export type MonitoredConversion = z.infer<typeof conversionSchema>;

const failureSchema = z.object({
  kind: z.enum([
    ...(['conversion', 'payment', 'order', 'payment-event'] as const),
    ...(['unsent-email', 'returned-email', 'webhook'] as const),
  ]),
  /** Null for an email to somebody who is no customer. */
  brandId: brandIdSchema.nullable(),
  /** Name of the customer, or the address of somebody who is none. */
  customer: z.string(),
  /** A sentence in plain words. */
  what: z.string(),
  failedAt: z.string(),
  /** Of the customer's page for staff; null if there is none. */
  conversionId: z.string().nullable(),
});
export type Failure = z.infer<typeof failureSchema>;

export const monitor = {
  getCriticalHealth: route('GET', '/api/system/critical-health', 'superadmin', {
    summary: 'Probes every part of the product and reports its health',
    input: z.object({}),
    output: healthSchema,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  listSites: route('GET', '/api/monitor/gptsites', 'superadmin', {
    summary: 'The twenty newest assistants, whether each can answer, and how fast',
    input: z.object({}),
    output: z.object({ sites: z.array(siteSchema) }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  listConversions: route('GET', '/api/monitor/conversions', 'superadmin', {
    summary: 'Running conversions, at most a hundred; stalled ones are marked',
    input: z.object({}),
    output: z.object({ conversions: z.array(conversionSchema) }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  listFailures: route('GET', '/api/monitor/failures', 'domain-admin', {
    summary:
      'What failed in the last seven days, newest first: conversions, payments by card, emails that came back or could not be sent, and events that webhooks never took; a domain admin gets their own brand’s',
    input: z.object({ platform: platformSchema.optional() }),
    output: z.object({
      failures: z.array(failureSchema),
      /** Whether more failed than are listed. */
      isMore: z.boolean(),
    }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND'],
  }),
  applyEmergencyFix: route('POST', '/api/system/emergency-fix/{systemKey}', 'superadmin', {
    summary: 'Repairs a part of the product and reports what was done; at most once a minute per part',
    input: z.object({ systemKey: criticalSystemKeySchema }),
    output: z.object({
      systemKey: criticalSystemKeySchema,
      /** Number of items resent, restarted or rebuilt. */
      repairs: z.number().int(),
      message: z.string(),
      /** Those restarted or retried, whose progress can be followed. */
      conversions: z.array(z.object({ id: z.string(), companyName: z.string() })).default([]),
    }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'],
  }),
};
