import * as z from 'zod';
import { listTestNames, type SelfTestSuite } from '../../domain/self-test-names.ts';
import { chat } from '../assistant/chat.ts';
import { route } from '../route.ts';

const { sendMessage } = chat;

const suiteIdSchema = z.enum(['gptsite', 'system'] satisfies SelfTestSuite[]);
/** `skipped`: there was nothing to test. */
const statusSchema = z.enum(['passed', 'failed', 'skipped']);

const selfTestReportSchema = z.object({
  tests: z.array(
    z.object({
      name: z.string(),
      status: statusSchema,
      /** What was observed, or what is wrong. */
      message: z.string(),
      durationMs: z.number().int(),
    }),
  ),
  summary: z.object({ passed: z.number().int(), failed: z.number().int() }),
});
export type SelfTestReport = z.infer<typeof selfTestReportSchema>;

export const selfTests = {
  runSuite: route('POST', '/api/test/comprehensive-suite', 'superadmin', {
    summary: 'Tests the whole system and cleans up afterwards',
    input: z.object({
      /** Both suites when absent. */
      suite: suiteIdSchema.optional(),
      /** Also sends a mail to the caller. */
      sendsMail: z.boolean().default(false),
    }),
    output: selfTestReportSchema,
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'],
    rateLimit: { perAddress: 20, windowSeconds: 60 },
  }),
  runTest: route('POST', '/api/testing/run-test', 'superadmin', {
    summary: 'Runs one test of a suite and cleans up afterwards',
    input: z
      .object({ suiteId: suiteIdSchema, testName: z.string().max(80) })
      .refine(({ suiteId, testName }) => listTestNames(suiteId).includes(testName), {
        path: ['testName'],
        error: 'This suite has no such test.',
      }),
    output: z.object({
      success: z.boolean(),
      /** What was observed, or what is wrong. */
      message: z.string(),
      /** Milliseconds. */
      duration: z.number().int(),
    }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'],
    rateLimit: { perAddress: 120, windowSeconds: 60 },
  }),
  runTestSuite: route('POST', '/api/testing/run-suite', 'superadmin', {
    summary: 'Runs a suite’s tests in sequence and cleans up afterwards',
    input: z.object({ suiteId: suiteIdSchema }),
    output: z.object({
      results: z.array(
        z.object({
          name: z.string(),
          status: statusSchema,
          message: z.string(),
          /** Milliseconds. */
          duration: z.number().int(),
        }),
      ),
    }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'],
    rateLimit: { perAddress: 20, windowSeconds: 60 },
  }),
  askAssistant: route('POST', '/api/chat/test-integration', 'superadmin', {
    summary: 'Asks an assistant as a visitor would, without storing or counting anything',
    input: sendMessage.input.pick({ message: true, platform: true, conversionId: true }),
    output: sendMessage.output.pick({
      ...{ outcome: true, response: true, sources: true, confidence: true, intent: true },
      ...{ responseTime: true, suggestions: true },
    }),
    errors: [
      'VALIDATION',
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'BRAND_NOT_FOUND',
      'CONVERSION_NOT_FOUND',
      'NOT_READY',
      'ASSISTANT_PAUSED',
      'RATE_LIMITED',
    ],
    rateLimit: { perAddress: 60, windowSeconds: 60 },
  }),
};
