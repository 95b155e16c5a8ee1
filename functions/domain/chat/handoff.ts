import * as z from 'zod';
import { handoffStateSchema } from '#shared/contract/chat.ts';
import { maskPrivateNumbers } from '#shared/domain/private-numbers/mask-private-numbers.ts';

/** What a person is to answer, as it was when the visitor asked. */
export const openQuestionSchema = z.object({
  question: z.string().overwrite(maskPrivateNumbers),
  /** What the assistant said to it, and how sure it was that this answers it, 0 to 1. */
  attemptedAnswer: z.string(),
  confidence: z.number(),
  /** The visitor asked for a person rather than was offered one. */
  wantsPerson: z.boolean(),
});
export type OpenQuestion = z.infer<typeof openQuestionSchema>;

/** How far a visitor is with leaving a message. Kept beside the conversation, so that it survives a page change. */
export const handoffRecordSchema = z.object({
  state: handoffStateSchema,
  /** False while only a word of the visitor's message led here. */
  isInvited: z.boolean(),
  language: z.string(),
  openQuestion: openQuestionSchema.optional(),
  name: z.string().optional(),
  /** Where the visitor sees what becomes of the message that was passed on, and what was promised. */
  statusPath: z.string().optional(),
  replyWithinHours: z.number().int().optional(),
  /** A person is writing an answer, or has written one of which the visitor was not told here yet. */
  person: z.enum(['answering', 'answered']).optional(),
});
export type HandoffRecord = z.infer<typeof handoffRecordSchema>;
