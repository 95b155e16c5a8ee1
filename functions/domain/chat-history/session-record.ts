import * as z from 'zod';
import { chatOutcomeSchema } from '#shared/contract/chat.ts';
import { maskPrivateNumbers } from '#shared/domain/private-numbers/mask-private-numbers.ts';

/** Older questions are stored unmasked. */
const questionSchema = z.string().overwrite(maskPrivateNumbers);

/** A conversation as stored beside its messages. */
export const sessionRecordSchema = z.object({
  sessionId: z.string(),
  startedAt: z.string(),
  lastAt: z.string(),
  firstQuestion: questionSchema,
  outcome: chatOutcomeSchema.optional(),
  messageCount: z.number().int(),
  satisfaction: z.number().optional(),
  contactProvided: z.boolean().default(false),
  /** Kinds of what was asked. */
  intents: z.set(z.string()).default(new Set()),
  /** Questions that were declined. */
  unanswered: z.set(questionSchema).default(new Set()),
  /** Titles of what its answers stood on first. */
  sources: z.set(z.string()).default(new Set()),
});
export type SessionRecord = z.infer<typeof sessionRecordSchema>;

/** A page of conversations: those that began since `from` and come after the page that ended with `before`. */
export type SessionPage = { from?: string | undefined; before?: string | undefined; limit: number };
