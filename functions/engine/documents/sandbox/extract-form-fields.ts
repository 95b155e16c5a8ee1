import type { ReaderReply } from '#shared/calls/reader-calls.ts';
import type { DocumentType } from '#shared/domain/documents/document-type.ts';
import { type DocumentLimits, documentLimits } from '../document-limits.ts';
import { cleanDocumentName } from '../document-name.ts';
import { describeIngestError, type IngestErrorCode } from '../ingest-error.ts';
import { childEntryUrl, type DocumentFile, recogniseDocument } from './ingest-document.ts';
import { type FormFieldsReply, formFieldsReplySchema, type ParseRequest } from './parse-protocol.ts';
import { readChildReply } from './read-child-reply.ts';
import { runInChild } from './run-in-child.ts';

type Extraction = ReaderReply<'form-fields'>;

/** Document types that can become a form. Systems export CSV and HTML as .xls. */
const formTypes: ReadonlySet<DocumentType> = new Set(['pdf', 'xlsx', 'xls', 'csv', 'html']);

/**
 * Extracts the fields of a PDF form or the columns of a workbook's first table, in a child process that is killed at
 * its limits.
 */
export async function extractFormFields(
  file: DocumentFile,
  limits: DocumentLimits = documentLimits,
  childEntry: URL = childEntryUrl,
): Promise<Extraction> {
  const name = cleanDocumentName(file.filename);
  const refuse = (code: IngestErrorCode): Extraction => ({
    ok: false,
    reason: describeIngestError(code, name),
  });
  const recognised = recogniseDocument(file, limits);
  if (!recognised.ok) return refuse(recognised.code);
  if (!formTypes.has(recognised.type)) return refuse('wrong-type');
  const request: ParseRequest = {
    bytes: file.bytes,
    type: recognised.type,
    name,
    limits,
    wants: 'form-fields',
  };
  const outcome = await runInChild(childEntry, request, limits);
  const reply: FormFieldsReply = readChildReply(outcome, formFieldsReplySchema);
  return reply.ok ? reply : refuse(reply.code);
}
