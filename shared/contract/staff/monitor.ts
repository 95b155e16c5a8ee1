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
  /** The worst of the systems. */
  status: systemLevelSchema,
  /** Null where it could not be read. */
  live_gptsites: z.number().int().nullable(),
  /** At most 100, which means a hundred or more; null where it could not be read. */
  active_conversions: z.number().int().nullable(),
  /** Milliseconds until every system had answered. */
  response_time: z.number().int(),
  critical_systems: z.array(criticalSystemSchema),
});
export type CriticalHealth = z.infer<typeof healthSchema>;

const siteSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the assistant's own page. */
  url: z.string(),
  status: systemLevelSchema,
  message: z.string(),
  /** Milliseconds; null where nothing could be measured. */
  responseTime: z.number().int().nullable(),
  /** What was timed: the answers that visitors got today, or finding the knowledge just now. */
  measured: z.enum(['answers', 'knowledge']),
});
export type MonitoredSite = z.infer<typeof siteSchema>;

const conversionSchema = z.object({
  id: z.string(),
  companyName: z.string(),
  status: z.enum(['processing', 'stalled']),
  progress: z.number().int(),
  /** What it is doing, in words. */
  step: z.string(),
  /** Its last sign of life. */
  timestamp: z.string(),
});
export type MonitoredConversion = z.infer<typeof conversionSchema>;

export const monitor = {
  getCriticalHealth: route({
    method: 'GET',
    path: '/api/system/critical-health',
    access: 'superadmin',
    summary: 'Really tries every part of the product and says how each is',
    input: z.object({}),
    output: healthSchema,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  listSites: route({
    method: 'GET',
    path: '/api/monitor/gptsites',
    access: 'superadmin',
    summary: 'The twenty newest assistants: whether each can answer, and how fast',
    input: z.object({}),
    output: z.object({ sites: z.array(siteSchema) }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  listConversions: route({
    method: 'GET',
    path: '/api/monitor/conversions',
    access: 'superadmin',
    summary: 'Running conversions, a hundred at most, those without progress marked',
    input: z.object({}),
    output: z.object({ conversions: z.array(conversionSchema) }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  applyEmergencyFix: route({
    method: 'POST',
    path: '/api/system/emergency-fix/{systemKey}',
    access: 'superadmin',
    summary: 'Does what heals a part of the product and says what that was; once a minute a part',
    input: z.object({ systemKey: criticalSystemKeySchema }),
    output: z.object({
      systemKey: criticalSystemKeySchema,
      /** Things that were sent on, started again or rebuilt. */
      repairs: z.number().int(),
      message: z.string(),
    }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'],
  }),
};
