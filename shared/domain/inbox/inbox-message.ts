import * as z from 'zod';
import { brandIdSchema } from '../../brands/platforms.ts';

/** From an assistant, the contact form, or an order; all share one inbox. */
export const inboxKindSchema = z.enum(['message', 'contact', 'order']);

/** `pending` is stored but not mailed, `sent` was mailed. Document 2 section 4. */
export const inboxStatusSchema = z.enum(['pending', 'sent', 'in_progress', 'responded']);
export type InboxStatus = z.infer<typeof inboxStatusSchema>;

/** All messages, or only unanswered ones. */
export const inboxLists = ['all', 'waiting'] as const;
export type InboxList = (typeof inboxLists)[number];

/** A message as the person answering sees it: document 2 section 3, with its sender and conversation. */
export const inboxMessageSchema = z.object({
  id: z.string(),
  kind: inboxKindSchema,
  platform: brandIdSchema,
  conversionId: z.string().optional(),
  priority: z.enum(['high', 'normal', 'other']),
  status: inboxStatusSchema,
  /** Percentage; null when no assistant tried to answer. */
  confidenceScore: z.number().int().min(0).max(100).nullable(),
  createdAt: z.string(),
  /** When the sender was told to expect an answer; absent in older messages. */
  answerBy: z.string().optional(),
  isOverdue: z.boolean(),
  userMessage: z.string(),
  aiAttemptedResponse: z.string(),
  name: z.string(),
  contact: z.string(),
  /** False when only a telephone number was given: the answer then appears only on the sender's page. */
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
