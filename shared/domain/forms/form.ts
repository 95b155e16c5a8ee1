import * as z from 'zod';
import { emailAddress } from '../addresses/address-schemas.ts';

/** Document 2 section 9 states 10 recent submissions; the other limits keep a form one small table item. */
export const formLimits = {
  forms: 30,
  fields: 40,
  options: 40,
  labelCharacters: 120,
  notifications: 5,
  recentSubmissions: 10,
} as const;

/** File extensions a form can be created from: document 2 section 5. */
export const formFileExtensions = ['pdf', 'xlsx', 'xls'] as const;

/** How a form was created; `built` means with the builder. */
export const formTypeSchema = z.enum(['built', 'pdf', 'excel', 'link']);
export type FormType = z.infer<typeof formTypeSchema>;

export const formPriorities = ['normal', 'high', 'low'] as const;

/** The stored workflow. Addresses are validated by the input schema, not here. */
export const formWorkflowSchema = z.object({
  /** Addresses notified of each submission. */
  notifications: z.array(z.string()).max(formLimits.notifications).default([]),
  /** Whether the sender gets a confirmation at the first email address they entered. */
  autoReply: z.boolean().default(false),
  integrations: z.array(z.string().max(80)).max(10).default([]),
  routing: z
    .object({
      department: z.string().trim().max(80).default(''),
      priority: z.enum(formPriorities).default('normal'),
    })
    .prefault({}),
});
export type FormWorkflow = z.infer<typeof formWorkflowSchema>;

/** The workflow as entered by an owner, with validated addresses. */
export const formWorkflowInputSchema = formWorkflowSchema.extend({
  notifications: z
    .array(emailAddress('Please enter valid email addresses.'))
    .max(formLimits.notifications, `At most ${formLimits.notifications} addresses.`)
    .default([]),
});

/** Texts of document 2 section 8, verbatim, and our own. */
export const formMessages = {
  createFailed: { title: 'Creation Failed', description: 'Failed to create form. Please try again.' },
  uploadFailed: { title: 'Upload Failed', description: 'Failed to upload form file.' },
  created: 'Form Created',
  noForms: 'No forms uploaded yet',
  noSubmissions: 'No submissions yet',
  wrongType: 'Please choose a PDF or Excel file: .pdf, .xlsx or .xls.',
  linkNeeded: 'Linking a form needs both its name and its address.',
} as const;
