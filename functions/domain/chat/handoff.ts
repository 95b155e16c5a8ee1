import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';
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
});
export type HandoffRecord = z.infer<typeof handoffRecordSchema>;

/** A visitor's message to a person: document 2 section 3, with who wrote it and what was said before. */
export const forwardedMessageSchema = z.object({
  id: z.string(),
  platform: brandIdSchema,
  conversionId: z.string().optional(),
  sessionId: z.string(),
  priority: z.enum(['high', 'normal', 'other']),
  status: z.enum(['pending', 'sent', 'in_progress', 'responded']),
  /** Percent. */
  confidenceScore: z.number().int().min(0).max(100),
  createdAt: z.string(),
  userMessage: z.string(),
  aiAttemptedResponse: z.string(),
  visitor: z.object({ name: z.string(), contact: z.string() }),
  excerpt: z.array(
    z.object({ role: z.enum(['user', 'assistant']), content: z.string(), sentAt: z.string() }),
  ),
  context: z.object({ companyName: z.string(), websiteUrl: z.string().nullable() }),
  /** Addresses it was mailed to. */
  forwardedTo: z.array(z.string()),
  response: z.string().optional(),
  responseBy: z.string().optional(),
  responseAt: z.string().optional(),
});
export type ForwardedMessage = z.infer<typeof forwardedMessageSchema>;
