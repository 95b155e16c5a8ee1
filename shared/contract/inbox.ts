import * as z from 'zod';
import { brandIdSchema, platformSchema } from '../brands/platforms.ts';
import { conversionIdSchema } from '../domain/conversion/conversion-id-schema.ts';
import {
  inboxKindSchema,
  inboxLists,
  inboxMessageSchema,
  inboxStatusSchema,
} from '../domain/inbox/inbox-message.ts';
import { officeHoursSchema } from '../domain/inbox/office-hours.ts';
import { route } from './route.ts';

const listed = {
  show: z.enum(inboxLists).default('all'),
  /** `next` of the page before. */
  after: z.string().max(100).optional(),
};
const page = z.object({ messages: z.array(inboxMessageSchema), next: z.string().optional() });

const change = {
  id: z.string().max(64),
  status: z.enum(['in_progress', 'responded']),
  response: z.string().trim().max(5000).optional(),
  responseBy: z.string().trim().max(120).optional(),
};
const changeErrors = ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const;

/** The caller's first one where none is named. */
const ofAssistant = { conversionId: conversionIdSchema.optional() };
const officeHours = { officeHours: officeHoursSchema.nullable() };
const assistantErrors = ['VALIDATION', 'UNAUTHENTICATED', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'] as const;

/** Messages to people: those that assistants passed on, those of the contact form, and orders. */
export const inbox = {
  listForwarded: route({
    method: 'GET',
    path: '/api/admin/forwarded-messages',
    access: 'domain-admin',
    summary: 'Messages to people, newest first, a page at a time; a domain admin sees those of the own brand',
    input: z.object({ platform: platformSchema.optional(), ...listed }),
    output: page,
    errors: ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'BRAND_NOT_FOUND'],
  }),
  changeForwarded: route({
    method: 'PUT',
    path: '/api/admin/forwarded-messages/{id}/status',
    access: 'domain-admin',
    summary:
      'Takes a message up, or answers it for good: the answer is mailed and shown on the sender’s page',
    input: z.object(change),
    output: inboxMessageSchema,
    errors: changeErrors,
  }),
  listOwn: route({
    method: 'GET',
    path: '/api/inbox',
    access: 'member',
    summary: 'Messages that visitors left at an assistant, newest first, a page at a time',
    input: z.object({ ...ofAssistant, ...listed }),
    output: page,
    errors: assistantErrors,
  }),
  changeOwn: route({
    method: 'PUT',
    path: '/api/inbox/{id}/status',
    access: 'member',
    summary: 'The same for a message of the caller’s own assistants',
    input: z.object(change),
    output: inboxMessageSchema,
    errors: changeErrors,
  }),
  getOfficeHours: route({
    method: 'GET',
    path: '/api/inbox/office-hours',
    access: 'member',
    summary: 'When the organisation of an assistant answers messages; null where it has not said',
    input: z.object(ofAssistant),
    output: z.object(officeHours),
    errors: assistantErrors,
  }),
  saveOfficeHours: route({
    method: 'PUT',
    path: '/api/inbox/office-hours',
    access: 'member',
    summary:
      'Says when the organisation answers messages: visitors are told by when to expect an answer from now on',
    input: z.object({ ...ofAssistant, ...officeHours }),
    output: z.object(officeHours),
    errors: assistantErrors,
  }),
  getMessagePage: route({
    method: 'GET',
    path: '/api/messages/{token}',
    access: 'public',
    summary: 'What became of a message, for whoever has its private link',
    input: z.object({ token: z.string().max(64) }),
    output: z.object({
      kind: inboxKindSchema,
      platform: brandIdSchema,
      status: inboxStatusSchema,
      organisation: z.string(),
      title: z.string(),
      text: z.string(),
      message: z.string(),
      createdAt: z.string(),
      answerBy: z.string().optional(),
      isOverdue: z.boolean(),
      response: z.string().optional(),
      responseBy: z.string().optional(),
      responseAt: z.string().optional(),
    }),
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 60, windowSeconds: 60 },
  }),
};
