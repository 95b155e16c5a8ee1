import * as z from 'zod';
import { brandIdSchema } from '../../brands/platforms.ts';

/** From an assistant, from the contact form, or an order: one list for whoever answers. */
export const inboxKindSchema = z.enum(['message', 'contact', 'order']);

/** `pending` was stored and not mailed, `sent` was mailed. Document 2 section 4. */
export const inboxStatusSchema = z.enum(['pending', 'sent', 'in_progress', 'responded']);
export type InboxStatus = z.infer<typeof inboxStatusSchema>;

/** All messages, or those that nobody has answered yet. */
export const inboxLists = ['all', 'waiting'] as const;
export type InboxList = (typeof inboxLists)[number];

/** A message to people as whoever answers sees it: document 2 section 3, with who wrote it and what was said before. */
export const inboxMessageSchema = z.object({
  id: z.string(),
  kind: inboxKindSchema,
  platform: brandIdSchema,
  conversionId: z.string().optional(),
  priority: z.enum(['high', 'normal', 'other']),
  status: inboxStatusSchema,
  /** Percent; null where no assistant tried. */
  confidenceScore: z.number().int().min(0).max(100).nullable(),
  createdAt: z.string(),
  /** When the sender was told to expect an answer; absent in messages from before there was one. */
  answerBy: z.string().optional(),
  isOverdue: z.boolean(),
  userMessage: z.string(),
  aiAttemptedResponse: z.string(),
  name: z.string(),
  contact: z.string(),
  /** False where only a telephone number was left: then the answer stands on the sender's page alone. */
  canBeMailed: z.boolean(),
  transcript: z.array(
    z.object({ role: z.enum(['user', 'assistant']), content: z.string(), sentAt: z.string() }),
  ),
  context: z.object({ companyName: z.string(), websiteUrl: z.string().nullable() }),
  /** Addresses it was mailed to. */
  forwardedTo: z.array(z.string()),
  response: z.string().optional(),
  responseBy: z.string().optional(),
  responseAt: z.string().optional(),
});
export type InboxMessage = z.infer<typeof inboxMessageSchema>;
