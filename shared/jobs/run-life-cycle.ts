import * as z from 'zod';
import type { Job } from './job.ts';

/** Takes the next step of a customer's life cycle. A message whose claim has ended is stale. */
export const runLifeCycle = {
  id: 'run-life-cycle',
  schema: z.object({
    version: z.literal(1),
    organisationId: z.string().min(1).max(64),
    claimedUntil: z.iso.datetime(),
  }),
  queueVariable: 'LIFE_CYCLE_QUEUE_URL',
  timeoutSeconds: 30,
} as const satisfies Job;
