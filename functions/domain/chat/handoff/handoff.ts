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
  /** A person is writing an answer, or has written one of which the visitor was not told here yet. Only staff change it. */
  person: z.enum(['answering', 'answered']).optional(),
});
export type HandoffRecord = z.infer<typeof handoffRecordSchema>;

/** Whether the visitor is in the middle of leaving a message that they want to leave. */
export function isLeavingMessage(record: HandoffRecord | undefined): boolean {
  return record?.isInvited === true && (record.state === 'asking-name' || record.state === 'asking-contact');
}

/** While anybody writes an answer to a conversation, the assistant leaves it to them; then it says once that there is one. */
export function findPerson(writing: number, isAnswered: boolean | undefined): HandoffRecord['person'] {
  if (writing > 0) return 'answering';
  return isAnswered ? 'answered' : undefined;
}
