import * as z from 'zod';
import { brandIdSchema, platformSchema } from '../brands/platforms.ts';
import { conversionIdSchema } from '../domain/conversion/conversion-id-schema.ts';
import {
  inboxKindFilterSchema,
  inboxKindSchema,
  inboxLists,
  inboxMessageSchema,
  inboxPersonSchema,
  inboxStateSchema,
  inboxStatusSchema,
  noteLimits,
  replyLimits,
  savedReplySchema,
} from '../domain/inbox/inbox-message.ts';
import { messageAddresseeSchema } from '../domain/inbox/message-addressee.ts';
import { officeHoursSchema, statedHoursSchema } from '../domain/inbox/office-hours.ts';
import { promisedAnswerSchema } from '../domain/inbox/promised-answer.ts';
import { maskPrivateNumbers } from '../domain/private-numbers/mask-private-numbers.ts';
import { versionSchema } from '../domain/version.ts';
import { route } from './route.ts';

const listed = {
  show: z.enum(inboxLists).default('all'),
  /** Words of the message, its sender, its notes and its answer; each must stand in one of them. */
  search: z.string().max(200).default(''),
  kind: inboxKindFilterSchema.optional(),
  state: inboxStateSchema.optional(),
  /** Cursor: `next` of the previous page. */
  after: z.string().max(100).optional(),
};
const page = z.object({ messages: z.array(inboxMessageSchema), next: z.string().optional() });

const change = {
  id: z.string().max(64),
  status: z.enum(['in_progress', 'responded']),
  response: z.string().trim().max(replyLimits.characters).optional(),
  responseBy: z.string().trim().max(120).optional(),
};
/** What those who answer do with a message among themselves. */
const edit = {
  id: z.string().max(64),
  /** The caller has opened it. */
  isRead: z.literal(true).optional(),
  /** Null leaves it to nobody. */
  assigneeId: z.string().max(64).nullable().optional(),
  /** Another private note. */
  note: z
    .string()
    .trim()
    .min(1, 'Please write the note.')
    .max(noteLimits.characters)
    .overwrite(maskPrivateNumbers)
    .optional(),
  /** Puts it away, or back. */
  isArchived: z.boolean().optional(),
  /** Answered without words here, by telephone for example; false opens such a one again. */
  isSettled: z.boolean().optional(),
};
const peopleOutput = z.object({ people: z.array(inboxPersonSchema) });
const changeErrors = ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const;

/** Defaults to the caller's first assistant. */
const ofAssistant = { conversionId: conversionIdSchema.optional() };
const officeHours = {
  officeHours: officeHoursSchema.nullable(),
  /** Whether senders are told when to expect an answer. */
  promisesReply: z.boolean().default(true),
};
/** With how often they were saved. */
export const versionedHoursSchema = z.object({
  ...officeHours,
  version: versionSchema.default(0),
  /** What the website says, to begin with. */
  stated: statedHoursSchema.optional(),
  /** Of the website's address or country, if known. */
  timeZone: z.string().optional(),
});
export type VersionedHours = z.infer<typeof versionedHoursSchema>;
const assistantErrors = ['VALIDATION', 'UNAUTHENTICATED', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'] as const;

/** An assistant's way by mail. `isOffered`: this deployment gets mail. */
const mailChannelSchema = z.object({
  isOffered: z.boolean(),
  isOn: z.boolean(),
  /** Null until it was first switched on. */
  address: z.string().nullable(),
});
export type MailChannel = z.infer<typeof mailChannelSchema>;

/** A message as its sender sees it. */
const messagePageSchema = z.object({
  kind: inboxKindSchema,
  platform: brandIdSchema,
  status: inboxStatusSchema,
  organisation: z.string(),
  /** Absent for a message to a brand. */
  addressee: messageAddresseeSchema.optional(),
  title: z.string(),
  text: z.string(),
  message: z.string(),
  createdAt: z.string(),
  ...promisedAnswerSchema.shape,
  isOverdue: z.boolean(),
  /** The answer goes to an email address that the sender left. */
  isMailed: z.boolean().default(false),
  response: z.string().optional(),
  responseBy: z.string().optional(),
  responseAt: z.string().optional(),
});
export type MessagePage = z.infer<typeof messagePageSchema>;

/** Messages to people: forwarded by assistants, from the contact form, and orders. */
export const inbox = {
  listForwarded: route('GET', '/api/admin/forwarded-messages', 'domain-admin', {
    summary:
      'Messages to people, newest first, paginated; a domain admin sees their own brand’s. Those that belong to a customer come without their words and their sender, and a search knows only whose they are',
    input: z.object({ platform: platformSchema.optional(), ...listed }),
    output: page,
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND'],
  }),
  getForwarded: route('GET', '/api/admin/forwarded-messages/{id}', 'domain-admin', {
    summary:
      'A message with its words and its sender; one that belongs to a customer is written to the staff log',
    input: z.object({ id: z.string().max(64) }),
    output: inboxMessageSchema,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  changeForwarded: route('PUT', '/api/admin/forwarded-messages/{id}/status', 'domain-admin', {
    summary: 'Takes on a message, or answers it: the answer is mailed and shown on the sender’s page',
    input: z.object(change),
    output: inboxMessageSchema,
    errors: changeErrors,
  }),
  editForwarded: route('PATCH', '/api/admin/forwarded-messages/{id}', 'domain-admin', {
    summary:
      'Marks a message as read or answered, archives or assigns it, or adds a note; of a customer’s message the customer sees that the brand’s support did, and the staff log who',
    input: z.object(edit),
    output: inboxMessageSchema,
    errors: changeErrors,
  }),
  listForwardedPeople: route('GET', '/api/admin/inbox-people', 'domain-admin', {
    summary: 'The staff to whom a brand’s message can be assigned',
    input: z.object({ platform: platformSchema.optional() }),
    output: peopleOutput,
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND'],
  }),
  listOwn: route('GET', '/api/inbox', 'member', {
    summary: 'Messages visitors left with an assistant, newest first, paginated',
    input: z.object({ ...ofAssistant, ...listed }),
    output: page,
    errors: assistantErrors,
  }),
  changeOwn: route('PUT', '/api/inbox/{id}/status', 'member', {
    summary: 'Takes on or answers a message of the caller’s own assistants',
    input: z.object(change),
    output: inboxMessageSchema,
    errors: changeErrors,
  }),
  editOwn: route('PATCH', '/api/inbox/{id}', 'member', {
    summary: 'Marks a message as read or answered, archives or assigns it, or adds a private note',
    input: z.object(edit),
    output: inboxMessageSchema,
    errors: changeErrors,
  }),
  removeOwn: route('DELETE', '/api/inbox/{id}', 'member', {
    summary: 'Deletes a message for good, with its mails and its sender’s page',
    input: z.object({ id: z.string().max(64) }),
    output: z.object({ success: z.literal(true) }),
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  listPeople: route('GET', '/api/inbox/people', 'member', {
    summary: 'The people of an assistant’s organization, to whom a message can be assigned',
    input: z.object(ofAssistant),
    output: peopleOutput,
    errors: assistantErrors,
  }),
  listReplies: route('GET', '/api/inbox/replies', 'member', {
    summary: 'The saved replies of an assistant',
    input: z.object(ofAssistant),
    output: z.object({ replies: z.array(savedReplySchema) }),
    errors: assistantErrors,
  }),
  saveReply: route('POST', '/api/inbox/replies', 'member', {
    summary: 'Keeps an answer for the next time; the same text is kept once',
    input: z.object({
      ...ofAssistant,
      text: z.string().trim().min(1, 'Please write the reply.').max(replyLimits.characters),
    }),
    output: savedReplySchema,
    errors: [...assistantErrors, 'CONFLICT'],
  }),
  removeReply: route('DELETE', '/api/inbox/replies/{id}', 'member', {
    summary: 'Deletes a saved reply',
    input: z.object({ ...ofAssistant, id: z.string().max(64) }),
    output: z.object({ success: z.literal(true) }),
    errors: assistantErrors,
  }),
  getOfficeHours: route('GET', '/api/inbox/office-hours', 'member', {
    summary:
      'The office hours of an assistant’s organization, null when not set, and those that its website states',
    input: z.object(ofAssistant),
    output: versionedHoursSchema,
    errors: assistantErrors,
  }),
  saveOfficeHours: route('PUT', '/api/inbox/office-hours', 'member', {
    summary:
      'Sets the organization’s office hours, which determine when visitors can expect an answer, and whether they are told; refused when the given version has changed',
    input: z.object({ ...ofAssistant, ...officeHours, version: versionSchema.optional() }),
    output: versionedHoursSchema,
    errors: [...assistantErrors, 'CONFLICT'],
  }),
  getMailChannel: route('GET', '/api/inbox/mail-channel', 'member', {
    summary: 'Whether an assistant is asked by email, and its address',
    input: z.object(ofAssistant),
    output: mailChannelSchema,
    errors: assistantErrors,
  }),
  saveMailChannel: route('PUT', '/api/inbox/mail-channel', 'member', {
    summary: 'Lets people ask an assistant by email, or no longer; the first time makes its address',
    input: z.object({
      ...ofAssistant,
      isOn: z.boolean(),
      /** The present address, which gets a new one in its place and is read no more. */
      replaced: z.string().max(200).optional(),
    }),
    output: mailChannelSchema,
    errors: [...assistantErrors, 'NOT_FOUND', 'CONFLICT'],
  }),
  getMessagePage: route('POST', '/api/messages', 'public', {
    // A secret in a path would be kept in access logs.
    summary: 'The status of a message, for the holder of its private link',
    input: z.object({ token: z.string().max(64) }),
    output: messagePageSchema,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 60, windowSeconds: 60 },
  }),
};
