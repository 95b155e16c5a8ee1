import * as z from 'zod';
import { platformSchema } from '../brands/platforms.ts';
import { isWebAddress } from '../domain/addresses/addresses.ts';
import { conversionIdSchema } from '../domain/conversion/conversion-id-schema.ts';
import { formTypeSchema, formWorkflowInputSchema, formWorkflowSchema } from '../domain/forms/form.ts';
import { formFieldSchema, formFieldsSchema, longestAnswer } from '../domain/forms/form-fields.ts';
import { formIdPattern } from '../domain/forms/form-path.ts';
import { versionSchema } from '../domain/version.ts';
import { publicContactSchema } from './conversions.ts';
import { route } from './route.ts';

/** A malformed id is treated as unknown. */
const formIdSchema = z.string().refine((id) => formIdPattern.test(id), { params: { code: 'NOT_FOUND' } });
const submissionIdSchema = z
  .string()
  .refine((id) => /^\d{8}T\d{9}Z-[0-9a-z]{26}$/.test(id), { params: { code: 'NOT_FOUND' } });

const formAnalyticsSchema = z.object({
  views: z.number().int(),
  submissions: z.number().int(),
  /** ISO 8601 instant; null before the first visitor. */
  lastAccessed: z.string().nullable(),
  /** Submissions per hundred views, with one decimal. */
  conversionRate: z.number(),
  /** Labels of the most filled-in fields, most frequent first. */
  popularFields: z.array(z.string()),
});

export const formSchema = z.object({
  id: z.string(),
  conversionId: z.string(),
  name: z.string(),
  description: z.string(),
  type: formTypeSchema,
  filename: z.string().nullable(),
  source: z.string(),
  url: z.string().nullable(),
  fields: z.array(formFieldSchema),
  workflow: formWorkflowSchema,
  analytics: formAnalyticsSchema,
  status: z.literal('active'),
  createdAt: z.string(),
  publicLink: z.string(),
  /** How often it was changed. */
  version: versionSchema.default(0),
});
export type Form = z.infer<typeof formSchema>;

/** A form as visitors see it. */
export const publicFormSchema = formSchema
  .pick({ id: true, name: true, description: true, type: true, url: true, fields: true })
  .extend({
    conversionId: conversionIdSchema,
    organisation: z.string(),
    /** The original of a PDF without fields, for an hour; null for other forms. */
    downloadUrl: z.string().nullable().default(null),
    /** Shown to visitors instead of a paused form; null while it is open. */
    pause: publicContactSchema.nullable(),
  });
export type PublicForm = z.infer<typeof publicFormSchema>;

/** A row in the table of recent submissions. */
const recentSubmissionSchema = z.object({
  id: z.string(),
  formId: z.string(),
  formName: z.string(),
  submittedAt: z.string(),
  source: z.string(),
  /** Seconds from opening to submitting; null when the page didn't say. */
  completionTime: z.number().nullable(),
});
export type RecentSubmission = z.infer<typeof recentSubmissionSchema>;

const submissionSchema = recentSubmissionSchema.extend({
  answers: z.array(
    z.object({ fieldId: z.string(), label: z.string(), answer: z.string(), isFile: z.boolean() }),
  ),
});
export type Submission = z.infer<typeof submissionSchema>;

const definition = {
  name: z.string().trim().min(1, 'A form needs a name.').max(120),
  description: z.string().trim().max(500).default(''),
  fields: formFieldsSchema.default([]),
};
const url = z
  .string()
  .trim()
  .max(2048)
  .refine(isWebAddress, 'Please enter a valid address, including https://')
  .nullish();
/** Defaults to the caller's own assistant. A platform grants no access. */
const ofConversion = { conversionId: conversionIdSchema.optional(), platform: platformSchema.optional() };
const ofForm = { formId: formIdSchema };
const ownerErrors = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONVERSION_NOT_FOUND',
  'RATE_LIMITED',
] as const;
const writing = { perAddress: 120, windowSeconds: 60 };

export const forms = {
  create: route('POST', '/api/forms/create', 'member', {
    summary: 'Creates a form: built field by field, from an uploaded file, or as a link to an external form',
    input: z.object({
      ...ofConversion,
      ...definition,
      type: formTypeSchema.default('built'),
      url,
      /** The id returned when the file was uploaded. */
      formId: formIdSchema.optional(),
      filename: z.string().trim().max(120).nullish(),
      /** Upload reference of a PDF without fields, which visitors download as it is. */
      fileUrl: z.string().max(200).optional(),
      workflow: formWorkflowInputSchema.optional(),
    }),
    output: formSchema,
    errors: ['VALIDATION', 'CONFLICT', ...ownerErrors],
    rateLimit: writing,
  }),
  list: route('GET', '/api/forms', 'member', {
    summary: 'An assistant’s forms with their counts, newest first',
    input: z.object(ofConversion),
    output: z.object({ forms: z.array(formSchema) }),
    errors: ownerErrors,
  }),
  getAnalytics: route('GET', '/api/forms/analytics', 'member', {
    summary: 'Totals for an assistant’s forms, and the ten newest submissions',
    input: z.object(ofConversion),
    output: z.object({
      submissions: z.array(recentSubmissionSchema),
      totals: z.object({
        forms: z.number().int(),
        views: z.number().int(),
        submissions: z.number().int(),
        conversionRate: z.number(),
        /** Seconds; null before the first submission with a time. */
        averageCompletionTime: z.number().nullable(),
      }),
    }),
    errors: ownerErrors,
  }),
  uploadFile: route('POST', '/api/forms/upload-file', 'member', {
    summary:
      'Reads the fields of a PDF form or the columns of a workbook, from a multipart file or an upload reference',
    input: z.object({ ...ofConversion, fileUrl: z.string().max(200).optional() }),
    output: z.object({
      /** Reserved for the form created from this file. */
      formId: z.string(),
      fileUrl: z.string(),
      filename: z.string(),
      type: formTypeSchema,
      extractedFields: z.array(formFieldSchema),
    }),
    errors: ['VALIDATION', 'PAYLOAD_TOO_LARGE', ...ownerErrors],
    rateLimit: { perAddress: 30, perTenant: 30, windowSeconds: 600 },
    acceptsFiles: true,
  }),
  getPublic: route('GET', '/api/forms/{formId}', 'public', {
    summary: 'A form for visitors; counts as a view',
    input: z.object(ofForm),
    output: publicFormSchema,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 60, windowSeconds: 60 },
  }),
  update: route('PUT', '/api/forms/{formId}', 'member', {
    summary:
      'Updates a form; earlier submissions keep their original labels; refused when the given version has changed',
    input: z.object({
      ...ofForm,
      ...definition,
      url,
      workflow: formWorkflowInputSchema,
      version: versionSchema.optional(),
    }),
    output: formSchema,
    errors: ['VALIDATION', 'CONFLICT', ...ownerErrors],
    rateLimit: writing,
  }),
  remove: route('DELETE', '/api/forms/{formId}', 'member', {
    summary: 'Deletes a form with its submissions and their files',
    input: z.object(ofForm),
    output: z.object({ success: z.literal(true) }),
    errors: ownerErrors,
    rateLimit: writing,
  }),
  submit: route('POST', '/api/forms/{formId}/submit', 'public', {
    summary: 'Submits a form; repeating it with the same key changes nothing',
    input: z.object({
      ...ofForm,
      platform: platformSchema.optional(),
      data: z.record(z.string().max(40), z.string().max(longestAnswer.text)),
      completionSeconds: z.number().min(0).max(86_400).optional(),
      source: z.enum(['page', 'assistant']).default('page'),
      submissionKey: z.string().max(100).optional(),
    }),
    output: z.object({ success: z.literal(true), message: z.string() }),
    errors: ['VALIDATION', 'NOT_FOUND', 'ASSISTANT_PAUSED', 'RATE_LIMITED'],
    rateLimit: { perAddress: 10, windowSeconds: 60 },
  }),
  listSubmissions: route('GET', '/api/forms/{formId}/submissions', 'member', {
    summary: 'A form’s submissions with their answers, newest first, 25 per page',
    input: z.object({ ...ofForm, before: submissionIdSchema.optional() }),
    output: z.object({ submissions: z.array(submissionSchema), next: z.string().optional() }),
    errors: ownerErrors,
  }),
  exportSubmissions: route('GET', '/api/forms/{formId}/export', 'member', {
    summary:
      'Part of the submissions as CSV, safe from formula injection; `next` is the cursor of the next part',
    input: z.object({ ...ofForm, before: submissionIdSchema.optional() }),
    output: z.object({ filename: z.string(), csv: z.string(), next: z.string().optional() }),
    errors: ownerErrors,
    rateLimit: writing,
  }),
  getFile: route('GET', '/api/forms/{formId}/submissions/{submissionId}/files/{fieldId}', 'member', {
    summary: 'A five-minute link to a visitor’s file',
    input: z.object({ ...ofForm, submissionId: submissionIdSchema, fieldId: z.string().max(40) }),
    output: z.object({ url: z.string() }),
    errors: ownerErrors,
  }),
};
