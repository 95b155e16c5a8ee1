import * as z from 'zod';
import { foundFieldSchema } from '#shared/calls/reader-calls.ts';
import type { DocumentType } from '#shared/domain/documents/document-type.ts';
import { contentSchema } from '../content/content.ts';
import type { DocumentLimits } from '../document-limits.ts';
import { ingestErrorCodes } from '../ingest-error.ts';
import type { ScannedPage } from '../scan/scanned-page.ts';

/** A request to the child process. */
export type ParseRequest = {
  bytes: Uint8Array;
  type: DocumentType;
  name: string;
  limits: DocumentLimits;
  /** What was recognised on the pages of a scan. */
  scannedPages?: readonly ScannedPage[];
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
    pagesWithoutText: z.array(z.number().int()).optional(),
    pageCount: z.number().int().optional(),
  }),
  z.object({ ok: z.literal(false), code: z.enum(ingestErrorCodes) }),
]);
export type ParseReply = z.infer<typeof parseReplySchema>;

export const formFieldsReplySchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), fields: z.array(foundFieldSchema) }),
  z.object({ ok: z.literal(false), code: z.enum(ingestErrorCodes) }),
]);
export type FormFieldsReply = z.infer<typeof formFieldsReplySchema>;
