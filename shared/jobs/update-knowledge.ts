import * as z from 'zod';
import { conversionIdSchema } from '../domain/conversion/conversion-id-schema.ts';
import type { Job } from './job.ts';

const left = z.object({
  version: z.literal(1),
  conversionId: conversionIdSchema,
  /**
   * `renew` re-reads its pages with the current reader; `former` restores the knowledge from before that;
   * `website` re-reads the whole website.
   */
  reading: z.enum(['renew', 'former', 'website']).optional(),
});
/** As reported by Amazon EventBridge, which only knows transcription names. */
const ended = z.object({ version: z.literal(1), transcriptionName: z.string().min(1).max(200) });

/**
 * Does the pending work on a knowledge base, or reads a finished transcription; does nothing when there is
 * none or another worker has it.
 */
export const updateKnowledge = {
  id: 'update-knowledge',
  schema: z.union([left, ended]),
  queueVariable: 'KNOWLEDGE_QUEUE_URL',
  timeoutSeconds: 60,
} as const satisfies Job;
