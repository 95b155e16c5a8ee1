import * as z from 'zod';
import { brandIdSchema } from '../../brands/platforms.ts';
import { promisedAnswerSchema } from './promised-answer.ts';

/** From an assistant, the contact form, or an order; all share one inbox. */
export const inboxKindSchema = z.enum(['message', 'contact', 'order']);

/** `pending` is stored but not mailed, `sent` was mailed. Document 2 section 4. */
export const inboxStatusSchema = z.enum(['pending', 'sent', 'in_progress', 'responded']);
export type InboxStatus = z.infer<typeof inboxStatusSchema>;

/** The kinds by which the list is narrowed: a wish for a person, a question left open, what was entered in a form, and what comes to a brand. */
export const inboxKindFilterSchema = z.enum(['person', 'question', 'form', 'contact', 'order']);
export type InboxKindFilter = z.infer<typeof inboxKindFilterSchema>;

/** Which of them a message is. */
export function kindOf({
  kind,
  priority,
  form,
}: Pick<InboxMessage, 'kind' | 'priority' | 'form'>): InboxKindFilter {
  if (form) return 'form';
  if (kind !== 'message') return kind;
  return priority === 'high' ? 'person' : 'question';
}

/** By what the list of messages is narrowed: the caller's own unread and assigned ones, or a state. */
export const inboxStateSchema = z.enum(['unread', 'mine', 'new', 'in_progress', 'responded']);
export type InboxState = z.infer<typeof inboxStateSchema>;

/** Longest private note, and how many a message has at most. */
export const noteLimits = { characters: 2000, notes: 50 } as const;
/** Longest answer, saved or sent, and how many an assistant has saved at most. */
export const replyLimits = { characters: 5000, saved: 50 } as const;

/** A person who may take on messages. */
export const inboxPersonSchema = z.object({ id: z.string(), name: z.string() });
export type InboxPerson = z.infer<typeof inboxPersonSchema>;

/** A note among those who answer, never shown to the sender. */
export const inboxNoteSchema = z.object({ by: z.string(), at: z.string(), text: z.string() });

/** An answer kept for the next time. */
export const savedReplySchema = z.object({ id: z.string(), text: z.string() });
export type SavedReply = z.infer<typeof savedReplySchema>;

/** All messages but the archived ones, only unanswered ones, or the archived ones. */
export const inboxLists = ['all', 'waiting', 'archived'] as const;
export type InboxList = (typeof inboxLists)[number];

/** The customer of an order by invoice. */
export const invoiceOrderSchema = z.object({ organisationId: z.string(), organisation: z.string() });

/** The form that a message was entered in; older pages show it as a question. */
export const inboxFormSchema = z.object({ formId: z.string(), name: z.string() });

/** A message as the person answering sees it: document 2 section 3, with its sender and conversation. */
export const inboxMessageSchema = z.object({
  id: z.string(),
  kind: inboxKindSchema,
  platform: brandIdSchema,
  conversionId: z.string().optional(),
  /** Its words and its sender are left out: it belongs to a customer, and staff who open it are logged. */
  isSealed: z.boolean().optional(),
  priority: z.enum(['high', 'normal', 'other']),
  status: inboxStatusSchema,
  /** Percentage; null when no assistant tried to answer. */
  confidenceScore: z.number().int().min(0).max(100).nullable(),
  createdAt: z.string(),
  /** Absent in older messages. */
  ...promisedAnswerSchema.shape,
  isOverdue: z.boolean(),
  userMessage: z.string(),
  /** What the sender wants, in their own words: not that they ask for a person. */
  headline: z.string().optional(),
  /** Not opened by the caller, nor answered. */
  isUnread: z.boolean().optional(),
  /** Its sender's page is open, so that its owner may join them. */
  isVisitorHere: z.boolean().optional(),
  /** Who takes care of it. */
  assignee: inboxPersonSchema.optional(),
  /** Put away: it waits for nobody, and stands among the archived ones only. */
  isArchived: z.boolean().optional(),
  /** Oldest first. */
  notes: z.array(inboxNoteSchema).optional(),
  aiAttemptedResponse: z.string(),
  name: z.string(),
  contact: z.string(),
  /** False when only a telephone number was given: the answer then appears only on the sender's page. */
  canBeMailed: z.boolean(),
  transcript: z.array(
    z.object({ role: z.enum(['user', 'assistant']), content: z.string(), sentAt: z.string() }),
  ),
  /** The whole conversation, for its owner; absent for the contact form. */
  sessionId: z.string().optional(),
  context: z.object({ companyName: z.string(), websiteUrl: z.string().nullable() }),
  /** Addresses that are to get it by mail. */
  forwardedTo: z.array(z.string()),
  form: inboxFormSchema.optional(),
  /** Who ordered by invoice with it, for staff. */
  order: invoiceOrderSchema.optional(),
  /** Those of them that have yet to confirm: their mail waits until then, and is not sent once it is answered. */
  waitingFor: z.array(z.string()).optional(),
  response: z.string().optional(),
  responseBy: z.string().optional(),
  responseAt: z.string().optional(),
});
export type InboxMessage = z.infer<typeof inboxMessageSchema>;
