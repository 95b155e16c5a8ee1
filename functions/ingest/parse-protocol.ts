import * as z from 'zod';
import { contentSchema } from './content.ts';
import type { DocumentLimits } from './document-limits.ts';
import type { DocumentType } from './document-type.ts';
import { ingestErrorCodes } from './ingest-error.ts';

/** What the child process is asked. */
export type ParseRequest = {
  bytes: Uint8Array;
  type: DocumentType;
  name: string;
  limits: DocumentLimits;
  /** The fields of a form rather than what the document says. */
  wants?: 'form-fields';
};

/** What it may answer; checked, since it has read hostile input. */
export const parseReplySchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    content: contentSchema,
    wordCount: z.number(),
    note: z.string().optional(),
  }),
  z.object({ ok: z.literal(false), code: z.enum(ingestErrorCodes) }),
]);
export type ParseReply = z.infer<typeof parseReplySchema>;

/** A field that a document leaves to be filled in. Texts are as the document has them. */
const foundFieldSchema = z.object({
  label: z.string(),
  kind: z.enum(['text', 'choice', 'yes-no']),
  required: z.boolean(),
  options: z.array(z.string()),
});
export type FoundField = z.infer<typeof foundFieldSchema>;

export const formFieldsReplySchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), fields: z.array(foundFieldSchema) }),
  z.object({ ok: z.literal(false), code: z.enum(ingestErrorCodes) }),
]);
export type FormFieldsReply = z.infer<typeof formFieldsReplySchema>;
