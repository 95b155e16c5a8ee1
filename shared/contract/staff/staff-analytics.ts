import * as z from 'zod';
import { platformSchema } from '../../brands/platforms.ts';
import { periods } from '../../domain/figures/period.ts';
import {
  adminAnalyticsSchema,
  demoAnalyticsSchema,
  demoPeriods,
  formPageSchema,
  staffFormAnalyticsSchema,
} from '../../domain/staff/staff-analytics.ts';
import { route } from '../route.ts';

/** All platforms when absent. */
const platform = platformSchema.optional();
const errors = ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND'] as const;

/** Totals across all customers, from counters and bounded pages; a domain admin gets their own brand's. */
export const staffAnalytics = {
  getAnalytics: route('GET', '/api/admin/analytics', 'domain-admin', {
    summary: 'Visitor activity on each platform’s assistants, and the top questions',
    input: z.object({ platform, period: z.enum(periods).default('7d') }),
    output: adminAnalyticsSchema,
    errors,
  }),
  getDemoAnalytics: route('GET', '/api/admin/demo-analytics', 'domain-admin', {
    summary: 'Visits to the trial form: how far they got and where they stopped',
    input: z.object({ platform, period: z.enum(demoPeriods).default('30d') }),
    output: demoAnalyticsSchema,
    errors,
  }),
  listForms: route('GET', '/api/admin/forms', 'domain-admin', {
    summary: 'All customers’ forms, newest first, 25 per page',
    input: z.object({
      platform,
      /** Cursor: `next` of the previous page. */
      after: z.string().max(100).optional(),
    }),
    output: formPageSchema,
    errors,
  }),
  getFormAnalytics: route('GET', '/api/admin/forms/analytics', 'domain-admin', {
    summary: 'Views and submissions of all customers’ forms, with the ten newest submissions',
    input: z.object({ platform, period: z.enum(periods).default('30d') }),
    output: staffFormAnalyticsSchema,
    errors,
  }),
};
