import * as z from 'zod';
import { route } from './route.ts';

const levelSchema = z.enum(['operational', 'degraded', 'outage']);

export const system = {
  checkHealth: route({
    method: 'HEAD',
    path: '/api/health',
    access: 'public',
    summary: 'Answers when the service can be reached',
    input: z.object({}),
    output: z.object({}),
    errors: [],
  }),
  getStatus: route({
    method: 'GET',
    path: '/api/system/status',
    access: 'public',
    summary: 'State of the API, the database and the answer engine',
    input: z.object({}),
    output: z.object({ api: levelSchema, database: levelSchema, ai: levelSchema }),
    errors: [],
  }),
  reportError: route({
    method: 'POST',
    path: '/api/system/error-report',
    access: 'public',
    summary: 'Stores an error that a page ran into',
    input: z.object({
      error: z.object({
        type: z.string().max(40).optional(),
        name: z.string().max(100).optional(),
        message: z.string().max(2000),
        code: z.string().max(40).optional(),
        timestamp: z.string().max(40).optional(),
        url: z.string().max(2048).optional(),
        userAgent: z.string().max(400).optional(),
        stack: z.string().max(8000).optional(),
        componentStack: z.string().max(8000).optional(),
      }),
    }),
    output: z.object({ success: z.literal(true) }),
    errors: ['VALIDATION', 'RATE_LIMITED'],
    rateLimit: { perAddress: 20, windowSeconds: 600 },
  }),
};
