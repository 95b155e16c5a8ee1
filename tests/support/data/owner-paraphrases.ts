import { readFileSync } from 'node:fs';
import * as z from 'zod';

/**
 * Owners' questions of twelve subjects with wordings of the same question and near misses, all written before anything was
 * fitted; the two shares were fitted on the half `fit`.
 */
export const ownerParaphrases = z
  .array(
    z.object({
      subject: z.string(),
      half: z.enum(['fit', 'check']),
      language: z.string(),
      question: z.string(),
      answer: z.string(),
      same: z.array(z.string()),
      other: z.array(z.string()),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('./owner-paraphrases.json', import.meta.url), 'utf8')));
