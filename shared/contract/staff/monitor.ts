import * as z from 'zod';
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

export const monitor = {
  getCriticalHealth: route({
    method: 'GET',
    path: '/api/system/critical-health',
    access: 'superadmin',
    summary: 'Probes every part of the product and reports its health',
    input: z.object({}),
    output: healthSchema,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  listSites: route({
    method: 'GET',
    path: '/api/monitor/gptsites',
    access: 'superadmin',
    summary: 'The twenty newest assistants, whether each can answer, and how fast',
    input: z.object({}),
    output: z.object({ sites: z.array(siteSchema) }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  listConversions: route({
    method: 'GET',
    path: '/api/monitor/conversions',
    access: 'superadmin',
    summary: 'Running conversions, at most a hundred; stalled ones are marked',
    input: z.object({}),
    output: z.object({ conversions: z.array(conversionSchema) }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  applyEmergencyFix: route({
    method: 'POST',
    path: '/api/system/emergency-fix/{systemKey}',
    access: 'superadmin',
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
