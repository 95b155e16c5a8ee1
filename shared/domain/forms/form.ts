import * as z from 'zod';
import { emailAddress } from '../addresses/address-schemas.ts';

/** Document 2 section 9 states 10 recent submissions; the other numbers keep a form one small item of the table. */
export const formLimits = {
  forms: 30,
  fields: 40,
  options: 40,
  labelCharacters: 120,
  notifications: 5,
  recentSubmissions: 10,
} as const;

/** Endings that a form can be made from: document 2 section 5. */
export const formFileExtensions = ['pdf', 'xlsx', 'xls'] as const;

/** How a form came to be; `built` with the builder. */
export const formTypeSchema = z.enum(['built', 'pdf', 'excel', 'link']);
export type FormType = z.infer<typeof formTypeSchema>;

export const formPriorities = ['normal', 'high', 'low'] as const;

/** The stored workflow of a submission. It does not check addresses; the input schema did. */
export const formWorkflowSchema = z.object({
  /** Addresses that are told of each submission. */
  notifications: z.array(z.string()).max(formLimits.notifications).default([]),
  /** Whether who sent it gets a confirmation at the first e-mail address that they gave. */
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

/** The workflow as an owner enters it, with checked addresses. */
export const formWorkflowInputSchema = formWorkflowSchema.extend({
  notifications: z
    .array(emailAddress('Please enter valid email addresses.'))
    .max(formLimits.notifications, `At most ${formLimits.notifications} addresses.`)
    .default([]),
});

/** Texts of document 2 section 8, word for word, and those the documents leave to us. */
export const formMessages = {
  createFailed: { title: 'Creation Failed', description: 'Failed to create form. Please try again.' },
  uploadFailed: { title: 'Upload Failed', description: 'Failed to upload form file.' },
  created: 'Form Created',
  noForms: 'No forms uploaded yet',
  noSubmissions: 'No submissions yet',
  wrongType: 'Please choose a PDF or Excel file: .pdf, .xlsx or .xls.',
  linkNeeded: 'Linking a form needs both its name and its address.',
} as const;
