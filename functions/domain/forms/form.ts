import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';
import { formTypeSchema, formWorkflowSchema } from '#shared/domain/forms/form.ts';
import { formFieldSchema } from '#shared/domain/forms/form-fields.ts';
import { maskAnswer } from '#shared/domain/private-numbers/mask-private-numbers.ts';

/** A form as it is stored: what it asks and what happens with the answers. */
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
});
export type StoredForm = z.infer<typeof storedFormSchema>;

/** What the list of an assistant's forms and the assistant itself go by: small, with the counts of the form. */
export const formEntrySchema = z.object({
  formId: z.string(),
  name: z.string(),
  description: z.string(),
  views: z.number().int().default(0),
  submissions: z.number().int().default(0),
  lastAccessed: z.string().nullable().default(null),
  /** Sum of the seconds of the submissions that say how long they took, and how many these are. */
  completionSeconds: z.number().default(0),
  timedSubmissions: z.number().int().default(0),
});
export type FormEntry = z.infer<typeof formEntrySchema> & {
  /** How many submissions have an answer, by field. */
  answered: Record<string, number>;
};

/** An answer with its label at that time, because a form may change later. Older answers are stored unmasked. */
const storedAnswerSchema = z
  .object({
    fieldId: z.string(),
    label: z.string(),
    answer: z.string(),
    /** Present where the answer is a file, of which `answer` is the name. */
    contentType: z.string().optional(),
  })
  .overwrite((given) => ({ ...given, answer: maskAnswer(given.label, given.answer) }));
export type StoredAnswer = z.infer<typeof storedAnswerSchema>;

export const submissionHeadSchema = z.object({
  /** Begins with its instant, so that ids sort by time. */
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
