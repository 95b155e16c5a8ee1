import * as z from 'zod';
import type { FieldIssue } from '#shared/errors.ts';
import { isEmailAddress } from '../addresses/addresses.ts';
import { isPhoneNumber } from '../addresses/phone-numbers.ts';
import { findAskedSecret } from '../private-numbers/find-asked-secret.ts';
import { formLimits } from './form.ts';

/** What a form field asks for. */
export const fieldKinds = ['name', 'email', 'phone', 'text', 'choice', 'date', 'file'] as const;
export type FieldKind = (typeof fieldKinds)[number];

const label = z.string().trim().min(1, 'Every field needs a label.').max(formLimits.labelCharacters);

export const formFieldSchema = z
  .object({
    id: z.string().regex(/^[a-z0-9]{1,26}$/, 'Not the id of a field'),
    kind: z.enum(fieldKinds),
    label,
    required: z.boolean().default(false),
    /** Options of a choice; empty for other kinds. */
    options: z
      .array(z.string().trim().min(1).max(formLimits.labelCharacters))
      .max(formLimits.options)
      .default([]),
  })
  .refine(({ kind, options }) => kind !== 'choice' || new Set(options).size >= 2, {
    path: ['options'],
    message: 'A choice needs at least two different options.',
  });
export type FormField = z.infer<typeof formFieldSchema>;

/** Fields in display order. */
export const formFieldsSchema = z
  .array(formFieldSchema)
  .max(formLimits.fields, `At most ${formLimits.fields} fields.`)
  .refine(
    (fields) => new Set(fields.map(({ id }) => id)).size === fields.length,
    'Two fields have the same id.',
  )
  // A rule for input only: forms made before it stay readable, and their answers arrive masked.
  .superRefine((fields, context) => {
    for (const [index, field] of fields.entries()) {
      const message = refuseSecret(field);
      if (message) context.addIssue({ code: 'custom', path: [index, 'label'], message });
    }
  });

/** Answers are mailed and sent on, so no field may ask for what must not be: decision 51. */
function refuseSecret({ kind, label }: Pick<FormField, 'kind' | 'label'>): string | undefined {
  if (kind === 'choice' || kind === 'date' || kind === 'file') return undefined;
  const secret = findAskedSecret(label);
  return (
    secret &&
    `“${label}” asks for ${secret}. Answers are sent by email, so forms take none: remove this field and ask by phone or in your own portal.`
  );
}

/** Answers by field id; a file is given by its upload reference. */
export type FormAnswers = Record<string, string>;

/** Control characters except line breaks, and bidirectional marks; answers contain neither. */
const invisible = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\u200b-\u200f]/gu;

/** Keeps answers to these fields only, without invisible characters and empty answers. */
export function cleanAnswers(fields: readonly FormField[], data: Record<string, string>): FormAnswers {
  return Object.fromEntries(
    fields.flatMap(({ id }) => {
      const answer = (data[id] ?? '').replace(invisible, ' ').trim();
      return answer === '' ? [] : [[id, answer]];
    }),
  );
}

/** Validation issues of clean answers, in field order; shared by page and server. */
export function findAnswerIssues(fields: readonly FormField[], answers: FormAnswers): FieldIssue[] {
  const characters = Object.values(answers).reduce((sum, answer) => sum + answer.length, 0);
  if (characters > answersLimit) {
    const message = `Please use at most ${answersLimit.toLocaleString('en-US')} characters in total.`;
    return fields.slice(0, 1).map(({ id }) => ({ field: id, message }));
  }
  return fields.flatMap((field) => {
    const message = findAnswerIssue(field, answers[field.id] ?? '');
    return message === undefined ? [] : [{ field: field.id, message }];
  });
}

function findAnswerIssue(field: FormField, answer: string): string | undefined {
  if (answer === '') return field.required ? `${field.label} is required.` : undefined;
  if (answer.length > longestAnswer[field.kind]) {
    return `Please use at most ${longestAnswer[field.kind].toLocaleString('en-US')} characters.`;
  }
  switch (field.kind) {
    case 'email':
      return isEmailAddress(answer) ? undefined : 'Please enter a valid email address';
    case 'phone':
      return isPhoneNumber(answer) ? undefined : 'Please enter a valid phone number';
    case 'date':
      return isCalendarDate(answer) ? undefined : 'Please enter a valid date';
    case 'choice':
      return field.options.includes(answer) ? undefined : 'Please choose one of the options';
    case 'name':
    case 'text':
    case 'file':
      return undefined;
  }
}

/** All answers are stored in one item, and DynamoDB limits items to 400 KB. */
const answersLimit = 30_000;
const line = 200;
/** Maximum answer length in characters; email addresses per RFC 5321. */
export const longestAnswer: Record<FieldKind, number> = {
  name: line,
  email: 254,
  phone: 40,
  text: 5000,
  choice: line,
  date: line,
  file: line,
};

/** A valid calendar date as `YYYY-MM-DD`. */
function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
