import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';
import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';
import {
  inboxFormSchema,
  inboxKindSchema,
  inboxNoteSchema,
  inboxPersonSchema,
  inboxStatusSchema,
  invoiceOrderSchema,
} from '#shared/domain/inbox/inbox-message.ts';
import { promisedAnswerSchema } from '#shared/domain/inbox/promised-answer.ts';

/** A stored message to a person: document 2 section 3, with its sender and conversation. */
export const forwardedMessageSchema = z.object({
  id: z.string(),
  kind: inboxKindSchema.default('message'),
  platform: brandIdSchema,
  conversionId: z.string().optional(),
  /** The conversation it came from; absent for the contact form. */
  sessionId: z.string().optional(),
  priority: z.enum(['high', 'normal', 'other']),
  status: inboxStatusSchema,
  /** Percentage; null when no assistant tried to answer. */
  confidenceScore: z.number().int().min(0).max(100).nullable(),
  createdAt: z.string(),
  ...promisedAnswerSchema.shape,
  /** Secret of the sender's private page. */
  pageToken: z.string().optional(),
  userMessage: z.string(),
  /** What the sender wants, where it is known when it is stored. */
  headline: z.string().optional(),
  /** The line of it that only asks for a person. */
  wish: z.string().optional(),
  aiAttemptedResponse: z.string(),
  visitor: z.object({ name: z.string(), contact: z.string() }),
  excerpt: z.array(
    z.object({ role: z.enum(['user', 'assistant']), content: z.string(), sentAt: z.string() }),
  ),
  context: z.object({ companyName: z.string(), websiteUrl: z.string().nullable() }),
  /** Addresses it was mailed to. */
  forwardedTo: z.array(z.string()),
  /** Addresses notified once that it is overdue. */
  escalatedTo: z.array(z.string()).optional(),
  /** Mails about what the sender added. */
  additionMailIds: z.array(z.string()).optional(),
  /** It was entered in a form, where it is kept as well. */
  form: inboxFormSchema.optional(),
  /** The customer that ordered by invoice with it. */
  order: invoiceOrderSchema.optional(),
  response: z.string().optional(),
  responseBy: z.string().optional(),
  responseAt: z.string().optional(),
  /** Staff took it on or answered it, not the organisation. */
  isTakenByStaff: z.boolean().optional(),
  /** Users who have opened it since its sender last wrote. */
  readers: z.set(z.string()).optional(),
  /** `isStaff`: its customer learns only that the brand's support takes care of it. */
  assignee: inboxPersonSchema.extend({ isStaff: z.boolean().optional() }).optional(),
  isArchived: z.boolean().optional(),
  /** Notes among those who answer, oldest first. */
  notes: z.array(inboxNoteSchema).optional(),
});
export type ForwardedMessage = z.infer<typeof forwardedMessageSchema>;

/** The sender's email address, if given. */
export function findSenderEmail({ visitor }: Pick<ForwardedMessage, 'visitor'>): string | undefined {
  return visitor.contact.split(', ').find(isEmailAddress);
}
