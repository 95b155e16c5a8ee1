import * as z from 'zod';
import { maskPrivateNumbers } from '../domain/private-numbers/mask-private-numbers.ts';
import { route } from './route.ts';

/** Extra characters read past the cut, so that a number across the cut is still masked. */
const longestNumber = 100;
/** What an address says after its path: it may hold what somebody typed. The place in a script stays. */
const query = /(\/[^\s?#"'<>()]*)[?#][^\s"'<>()]*?((?::\d+){0,2})(?=[\s"'<>()]|$)/g;
const shorten = (text: string, limit: number) =>
  maskPrivateNumbers(text.slice(0, limit + longestNumber).replace(query, '$1$2')).slice(0, limit);

/**
 * A text from a page's report, which may hold visitors' words. Cut rather than refused, so that no report is
 * lost.
 */
const cut = (limit: number) =>
  z
    .string()
    .nullish()
    .transform((value) => (typeof value === 'string' ? shorten(value, limit) : undefined));
/** An address without its query, and without its part after `#`, where mailed links have their secrets. */
const pageUrlSchema = cut(2048).transform((url) => url?.replace(/[?#].*/s, ''));
const messageSchema = z.string().transform((value) => shorten(value, 2000));

const levelSchema = z.enum(['operational', 'degraded', 'outage']);

export const system = {
  checkHealth: route('HEAD', '/api/health', 'public', {
    summary: 'Replies when the service is reachable',
    input: z.object({}),
    output: z.object({}),
    errors: [],
  }),
  getStatus: route('GET', '/api/system/status', 'public', {
    summary: 'The status of the API, the database and the answer engine',
    input: z.object({}),
    output: z.object({ api: levelSchema, database: levelSchema, ai: levelSchema }),
    errors: [],
  }),
  getOpenApi: route('GET', '/api/openapi.json', 'public', {
    summary: 'This API as an OpenAPI 3.1 document',
    input: z.object({}),
    output: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
    errors: [],
  }),
  reportError: route('POST', '/api/system/error-report', 'public', {
    summary: 'Stores an error report from a page',
    input: z.object({
      error: z.object({
        type: cut(40),
        name: cut(100),
        message: messageSchema,
        code: cut(40),
        timestamp: cut(40),
        url: pageUrlSchema,
        userAgent: cut(400),
        stack: cut(8000),
        componentStack: cut(8000),
      }),
    }),
    output: z.object({ success: z.literal(true) }),
    errors: ['VALIDATION', 'RATE_LIMITED'],
    rateLimit: { perAddress: 20, windowSeconds: 600 },
  }),
  reportFailedAction: route('POST', '/api/error-report', 'public', {
    summary: 'Stores a report of a failed visitor action',
    input: z.object({
      error: z.object({ message: messageSchema, stack: cut(8000), timestamp: cut(40) }),
      context: z.object({
        action: cut(100),
        domain: cut(253),
        userAgent: cut(400),
        url: pageUrlSchema,
        timestamp: cut(40),
      }),
      userRequest: cut(2000),
    }),
    output: z.object({ success: z.literal(true) }),
    errors: ['VALIDATION', 'RATE_LIMITED'],
    rateLimit: { perAddress: 20, windowSeconds: 600 },
  }),
};
