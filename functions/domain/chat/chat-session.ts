import * as z from 'zod';
import { chatOutcomeSchema } from '#shared/domain/chat/chat-outcome.ts';
import { ratingSchema } from '#shared/domain/chat/rating.ts';
import { citationSchema } from '#shared/domain/citation.ts';
import { maskPrivateNumbers } from '#shared/domain/private-numbers/mask-private-numbers.ts';

/**
 * One stored turn of a conversation. Older visitor turns are unmasked; answers may quote a website's own
 * numbers.
 */
export const chatMessageSchema = z
  .object({
    messageId: z.string(),
    role: z.enum(['user', 'assistant']),
    content: z.string(),
    /** The first line of an answer that otherwise repeats its citations. */
    lead: z.string().optional(),
    sentAt: z.string(),
    outcome: chatOutcomeSchema.optional(),
    confidence: z.number().optional(),
    intent: z.string().optional(),
    /** What a question is about. */
    topic: z.string().optional(),
    /** A question in English, by a model. */
    translation: z.string().optional(),
    citations: z.array(citationSchema).optional(),
    rating: ratingSchema.optional(),
    /** The assistant's own account asked it: it counts nowhere. */
    isTest: z.boolean().optional(),
    /** Opens the commitment to it in the answer ledger. */
    salt: z.string().optional(),
  })
  .overwrite((turn) =>
    turn.role === 'user' ? { ...turn, content: maskPrivateNumbers(turn.content) } : turn,
  );
export type ChatMessage = z.infer<typeof chatMessageSchema>;
