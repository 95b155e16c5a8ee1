import * as z from 'zod';
import { maskPrivateNumbers } from '../domain/private-numbers/mask-private-numbers.ts';
import { route } from './route.ts';

/** Characters beyond the cut that are also read, so that a number across the cut is recognised and masked. */
const longestNumber = 100;
const shorten = (text: string, limit: number) =>
  maskPrivateNumbers(text.slice(0, limit + longestNumber)).slice(0, limit);

/** A text in a page's report, which may hold visitors' words. A long one is cut, not refused, so that no report is lost. */
const cut = (limit: number) =>
  z
    .string()
    .nullish()
    .transform((value) => (typeof value === 'string' ? shorten(value, limit) : undefined));
const messageSchema = z.string().transform((value) => shorten(value, 2000));

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
  getOpenApi: route({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    summary: 'Every call of this API as an OpenAPI 3.1 document',
    input: z.object({}),
    output: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
    errors: [],
  }),
  reportError: route({
    method: 'POST',
    path: '/api/system/error-report',
    access: 'public',
    summary: 'Stores an error that a page ran into',
    input: z.object({
      error: z.object({
        type: cut(40),
        name: cut(100),
        message: messageSchema,
        code: cut(40),
        timestamp: cut(40),
        url: cut(2048),
        userAgent: cut(400),
        stack: cut(8000),
        componentStack: cut(8000),
      }),
    }),
    output: z.object({ success: z.literal(true) }),
    errors: ['VALIDATION', 'RATE_LIMITED'],
    rateLimit: { perAddress: 20, windowSeconds: 600 },
  }),
  reportFailedAction: route({
    method: 'POST',
    path: '/api/error-report',
    access: 'public',
    summary: 'Stores what went wrong with something that a visitor did',
    input: z.object({
      error: z.object({
        message: messageSchema,
        stack: cut(8000),
        timestamp: cut(40),
      }),
      context: z.object({
        action: cut(100),
        domain: cut(253),
        userAgent: cut(400),
        url: cut(2048),
        timestamp: cut(40),
      }),
      userRequest: cut(2000),
    }),
    output: z.object({ success: z.literal(true) }),
    errors: ['VALIDATION', 'RATE_LIMITED'],
    rateLimit: { perAddress: 20, windowSeconds: 600 },
  }),
};
