import * as z from 'zod';
import { conversionIdSchema } from '../domain/conversion/conversion-id-schema.ts';
import type { Job } from './job.ts';

/** Runs one step of a conversion. A message whose number isn't the current step is stale. */
export const runConversionStep = {
  id: 'run-conversion-step',
  schema: z.object({
    version: z.literal(1),
    conversionId: conversionIdSchema,
    stepNumber: z.number().int().min(0),
  }),
  queueVariable: 'CONVERSION_QUEUE_URL',
  timeoutSeconds: 60,
} as const satisfies Job;
export type RunConversionStep = z.infer<(typeof runConversionStep)['schema']>;
