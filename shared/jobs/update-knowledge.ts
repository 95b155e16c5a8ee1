import * as z from 'zod';
import { conversionIdSchema } from '../domain/conversion/conversion-id-schema.ts';
import type { Job } from './job.ts';

const left = z.object({
  version: z.literal(1),
  conversionId: conversionIdSchema,
  /**
   * `renew` has its pages read anew by this version of the reader; `former` goes back to what it knew before that; `website`
   * has the whole website read again.
   */
  reading: z.enum(['renew', 'former', 'website']).optional(),
});
/** As Amazon EventBridge tells it, which knows names of transcriptions alone. */
const ended = z.object({ version: z.literal(1), transcriptionName: z.string().min(1).max(200) });

/**
 * Takes up whatever is left to do on a knowledge base, or what a transcription has written that has ended; nothing when
 * all is done or another worker is at it.
 */
export const updateKnowledge = {
  id: 'update-knowledge',
  schema: z.union([left, ended]),
  queueVariable: 'KNOWLEDGE_QUEUE_URL',
  timeoutSeconds: 60,
} as const satisfies Job;
