import * as z from 'zod';
import { foundFieldSchema } from '#shared/calls/reader-calls.ts';
import type { DocumentType } from '#shared/domain/documents/document-type.ts';
import { contentSchema } from '../content/content.ts';
import type { DocumentLimits } from '../document-limits.ts';
import { ingestErrorCodes } from '../ingest-error.ts';

/** A request to the child process. */
export type ParseRequest = {
  bytes: Uint8Array;
  type: DocumentType;
  name: string;
  limits: DocumentLimits;
  /** Asks for form fields instead of content. */
  wants?: 'form-fields';
};

/** The child's reply; validated, because the child has parsed hostile input. */
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

export const formFieldsReplySchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), fields: z.array(foundFieldSchema) }),
  z.object({ ok: z.literal(false), code: z.enum(ingestErrorCodes) }),
]);
export type FormFieldsReply = z.infer<typeof formFieldsReplySchema>;
