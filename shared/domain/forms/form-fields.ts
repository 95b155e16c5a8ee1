import * as z from 'zod';
import type { FieldIssue } from '#shared/errors.ts';
import { isEmailAddress } from '../addresses/addresses.ts';
import { isPhoneNumber } from '../addresses/phone-numbers.ts';
import { formLimits } from './form.ts';

/** What a field of a form asks for. */
export const fieldKinds = ['name', 'email', 'phone', 'text', 'choice', 'date', 'file'] as const;
export type FieldKind = (typeof fieldKinds)[number];

const label = z.string().trim().min(1, 'Every field needs a label.').max(formLimits.labelCharacters);

export const formFieldSchema = z
  .object({
    id: z.string().regex(/^[a-z0-9]{1,26}$/, 'Not the id of a field'),
    kind: z.enum(fieldKinds),
    label,
    required: z.boolean().default(false),
    /** What a choice offers; empty for the other kinds. */
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

/** Fields in the order in which they are asked. */
export const formFieldsSchema = z
  .array(formFieldSchema)
  .max(formLimits.fields, `At most ${formLimits.fields} fields.`)
  .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length, 'Two fields have one id.');

/** Answers by the id of their field; a file is named by the reference of its upload. */
export type FormAnswers = Record<string, string>;

/** Control characters but line breaks, and marks that turn the direction of text: no answer has them. */
const invisible = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\u200b-\u200f]/gu;

/** Answers to these fields alone, without invisible characters and empty ones. */
export function cleanAnswers(fields: readonly FormField[], data: Record<string, string>): FormAnswers {
  return Object.fromEntries(
    fields.flatMap(({ id }) => {
      const answer = (data[id] ?? '').replace(invisible, ' ').trim();
      return answer === '' ? [] : [[id, answer]];
    }),
  );
}

/** What keeps clean answers from being sent, in the order of the fields: the same on the page and on the server. */
export function findAnswerIssues(fields: readonly FormField[], answers: FormAnswers): FieldIssue[] {
  const characters = Object.values(answers).reduce((sum, answer) => sum + answer.length, 0);
  if (characters > answersLimit) {
    const message = `Please use at most ${answersLimit.toLocaleString('en-US')} characters in all.`;
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

/** All answers are one item of the table, of which DynamoDB takes 400 KB. */
const answersLimit = 30_000;
const line = 200;
/** Longest answer of a kind in characters; an e-mail address by RFC 5321. */
export const longestAnswer: Record<FieldKind, number> = {
  name: line,
  email: 254,
  phone: 40,
  text: 5000,
  choice: line,
  date: line,
  file: line,
};

/** A day that the calendar has, as `YYYY-MM-DD`. */
function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
