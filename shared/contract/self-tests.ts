import * as z from 'zod';
import type { SelfTestSuite } from '../domain/self-test-names.ts';
import { route } from './route.ts';

const selfTestReportSchema = z.object({
  tests: z.array(
    z.object({
      name: z.string(),
      status: z.enum(['passed', 'failed']),
      /** What was seen, or what is wrong. */
      message: z.string(),
      durationMs: z.number().int(),
    }),
  ),
  summary: z.object({ passed: z.number().int(), failed: z.number().int() }),
});
export type SelfTestReport = z.infer<typeof selfTestReportSchema>;

export const selfTests = {
  runSuite: route({
    method: 'POST',
    path: '/api/test/comprehensive-suite',
    access: 'domain-admin',
    summary: 'Tries the whole system out, and removes what that left behind',
    input: z.object({
      /** Both without it. */
      suite: z.enum(['gptsite', 'system'] satisfies SelfTestSuite[]).optional(),
      /** Also sends a mail to the caller. */
      sendsMail: z.boolean().default(false),
    }),
    output: selfTestReportSchema,
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'],
    rateLimit: { perAddress: 20, windowSeconds: 60 },
  }),
};
