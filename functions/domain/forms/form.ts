import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';
import { formTypeSchema, formWorkflowSchema } from '#shared/domain/forms/form.ts';
import { formFieldSchema } from '#shared/domain/forms/form-fields.ts';
import { maskAnswer } from '#shared/domain/private-numbers/mask-private-numbers.ts';
import { versionSchema } from '#shared/domain/version.ts';

/** A stored form: its fields and its workflow. */
export const storedFormSchema = z.object({
  formId: z.string(),
  conversionId: z.string(),
  brandId: brandIdSchema,
  name: z.string(),
  description: z.string(),
  type: formTypeSchema,
  filename: z.string().nullable(),
  url: z.string().nullable(),
  fields: z.array(formFieldSchema),
  workflow: formWorkflowSchema,
  createdAt: z.string(),
  version: versionSchema.optional(),
});
export type StoredForm = z.infer<typeof storedFormSchema>;

/** Where a form's own file is kept, beside those of its submissions. */
export function originalOf({ conversionId, formId }: Pick<StoredForm, 'conversionId' | 'formId'>) {
  return { conversionId, formId, submissionId: 'original', fieldId: 'file' };
}

/** Whether visitors download a form's file instead of filling it in. */
export function isDownload({ type, fields }: Pick<StoredForm, 'type' | 'fields'>): boolean {
  return type === 'pdf' && fields.length === 0;
}

/** A small summary with counts, for the list of forms and for the assistant. */
export const formEntrySchema = z.object({
  formId: z.string(),
  name: z.string(),
  description: z.string(),
  views: z.number().int().default(0),
  submissions: z.number().int().default(0),
  lastAccessed: z.string().nullable().default(null),
  /** Total seconds of the submissions that state a time, and their number. */
  completionSeconds: z.number().default(0),
  timedSubmissions: z.number().int().default(0),
});
export type FormEntry = z.infer<typeof formEntrySchema> & {
  /** Number of submissions with an answer, by field. */
  answered: Record<string, number>;
};

/** An answer with its label at that time, because a form may change later. Older answers are unmasked. */
const storedAnswerSchema = z
  .object({
    fieldId: z.string(),
    label: z.string(),
    answer: z.string(),
    /** Set for files, whose name is in `answer`. */
    contentType: z.string().optional(),
  })
  .overwrite((given) => ({ ...given, answer: maskAnswer(given.label, given.answer) }));
export type StoredAnswer = z.infer<typeof storedAnswerSchema>;

export const submissionHeadSchema = z.object({
  /** Starts with its instant, so that ids sort by time. */
  submissionId: z.string(),
  formId: z.string(),
  formName: z.string(),
  submittedAt: z.string(),
  source: z.string(),
  completionSeconds: z.number().nullable(),
});
export type SubmissionHead = z.infer<typeof submissionHeadSchema>;

export const storedSubmissionSchema = submissionHeadSchema.extend({ answers: z.array(storedAnswerSchema) });
export type StoredSubmission = z.infer<typeof storedSubmissionSchema>;
