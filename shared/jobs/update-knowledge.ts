import * as z from 'zod';
import { conversionIdSchema } from '../domain/conversion-id-schema.ts';
import type { Job } from './job.ts';

/** Takes up whatever is left to do on a knowledge base; nothing when all is done or another worker is at it. */
export const updateKnowledge = {
  id: 'update-knowledge',
  schema: z.object({ version: z.literal(1), conversionId: conversionIdSchema }),
  queueVariable: 'KNOWLEDGE_QUEUE_URL',
  timeoutSeconds: 60,
} as const satisfies Job;
