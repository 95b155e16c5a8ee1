import * as z from 'zod';
import { platformSchema } from '../brands/platforms.ts';
import { route } from './route.ts';

const sessionId = z.string().regex(/^[\w-]{1,64}$/, 'Not a session id');
const demoId = z.string().regex(/^demo_\d{8}_[0-9a-z]{26}$/, 'Not a demo id');
const done = z.object({ success: z.literal(true) });
const rateLimit = { perAddress: 120, windowSeconds: 600 };

/** Visits to the demo and the trial form: field names, never what is typed into them. */
export const demos = {
  recordView: route('POST', '/api/demo-view', 'public', {
    summary: 'Starts the record of a visit to the trial form',
    input: z.object({ platform: platformSchema, sessionId }),
    output: z.object({ demoId: z.string() }),
    errors: ['VALIDATION', 'BRAND_NOT_FOUND', 'RATE_LIMITED'],
    rateLimit,
  }),
  recordInteraction: route('POST', '/api/demo-interaction', 'public', {
    summary: 'Records an interaction during a visit',
    input: z.object({
      demoId,
      interaction: z.enum(['form_started', 'form_active', 'form_submitted_success', 'form_submitted_error']),
    }),
    output: done,
    errors: ['VALIDATION', 'RATE_LIMITED'],
    rateLimit,
  }),
  recordAbandonment: route('POST', '/api/form-abandonment', 'public', {
    summary: 'Records where a visitor left the trial form',
    input: z.object({
      platform: platformSchema,
      sessionId,
      formStartTime: z.string().max(40),
      completedFields: z.array(z.string().max(60)).max(40),
      lastActiveField: z.string().max(60).nullish(),
      errorEncountered: z.string().max(200).nullish(),
      exitAction: z.string().max(40),
    }),
    output: done,
    errors: ['VALIDATION', 'BRAND_NOT_FOUND', 'RATE_LIMITED'],
    rateLimit,
  }),
  completeDemo: route('POST', '/api/demo-complete', 'public', {
    summary: 'Completes the record of a visit',
    input: z.object({
      demoId,
      /** Seconds. */
      timeSpent: z.number().min(0).max(86_400),
      exitPoint: z.string().max(60),
      convertedToTrial: z.boolean(),
    }),
    output: done,
    errors: ['VALIDATION', 'RATE_LIMITED'],
    rateLimit,
  }),
};
