import * as z from 'zod';
import { conversionIdSchema } from '../domain/conversion/conversion-id-schema.ts';
import type { Job } from './job.ts';

/** Seals the days of an assistant's answers that are over. A message whose claim has ended is stale. */
export const sealDays = {
  id: 'seal-days',
  schema: z.object({
    version: z.literal(1),
    conversionId: conversionIdSchema,
    claimedUntil: z.iso.datetime(),
  }),
  queueVariable: 'LEDGER_QUEUE_URL',
  timeoutSeconds: 30,
} as const satisfies Job;
