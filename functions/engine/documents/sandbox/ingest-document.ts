import {
  chooseDocumentType,
  type DocumentType,
  extensionOfContentType,
  type ReadableExtension,
  recogniseSignature,
} from '#shared/domain/documents/document-type.ts';
import type { Content } from '../content/content.ts';
import { type DocumentLimits, documentLimits } from '../document-limits.ts';
import { cleanDocumentName, readableExtension } from '../document-name.ts';
import { describeIngestError, type IngestErrorCode } from '../ingest-error.ts';
import type { ScannedPage } from '../scan/scanned-page.ts';
import { type ParseReply, type ParseRequest, parseReplySchema } from './parse-protocol.ts';
import { readChildReply } from './read-child-reply.ts';
import { runInChild } from './run-in-child.ts';

export type DocumentFile = {
  bytes: Uint8Array;
  filename: string;
  contentType?: string;
  /** What was recognised on the pages of a scan. */
  scannedPages?: readonly ScannedPage[];
};

export type IngestResult =
  | {
      ok: true;
      content: Content;
      wordCount: number;
      note?: string;
      /** Numbers of pages without readable text, whose pictures were not looked at. */
      pagesWithoutText?: number[];
      /** Present with them. */
      pageCount?: number;
    }
  /** `reason` tells the document's owner what to do. */
  | { ok: false; code: IngestErrorCode; reason: string };

/** Entry point of the child process. */
export const childEntryUrl = new URL('./parse-document-child.ts', import.meta.url);

/**
 * Reads an uploaded or linked document in a child process that is killed at its limits. Never throws because of a
 * document's content. `childEntry` names the bundled entry point where sources aren't available.
 */
export async function ingestDocument(
  file: DocumentFile,
  limits: DocumentLimits = documentLimits,
  childEntry: URL = childEntryUrl,
): Promise<IngestResult> {
  const name = cleanDocumentName(file.filename);
  const refuse = (code: IngestErrorCode): IngestResult => ({
    ok: false,
    code,
    reason: describeIngestError(code, name),
  });

  const recognised = recogniseDocument(file, limits);
  if (!recognised.ok) return refuse(recognised.code);

  const request: ParseRequest = {
    bytes: file.bytes,
    type: recognised.type,
    name,
    limits,
    ...(file.scannedPages && { scannedPages: file.scannedPages }),
  };
  const reply: ParseReply = readChildReply(await runInChild(childEntry, request, limits), parseReplySchema);
  if (!reply.ok) return refuse(reply.code);
  const { note, pagesWithoutText, pageCount, ...read } = reply;
  return {
    ...read,
    ...(note !== undefined && { note }),
    ...(pagesWithoutText && { pagesWithoutText }),
    ...(pageCount && { pageCount }),
  };
}

/** The parser for a file, by size, name and first bytes. */
export function recogniseDocument(
  file: DocumentFile,
  limits: DocumentLimits,
): { ok: true; type: DocumentType } | { ok: false; code: IngestErrorCode } {
  if (file.bytes.length === 0) return { ok: false, code: 'empty' };
  if (file.bytes.length > limits.sizeBytes) return { ok: false, code: 'too-large' };
  const extension = expectedExtension(file);
  if (!extension) return { ok: false, code: 'unsupported-type' };
  const type = chooseDocumentType(extension, recogniseSignature(file.bytes, extension));
  return type ? { ok: true, type } : { ok: false, code: 'wrong-type' };
}

/** The name decides; a linked file without a known extension falls back to its content type. */
function expectedExtension(file: DocumentFile): ReadableExtension | undefined {
  return readableExtension(file.filename) ?? extensionOfContentType(file.contentType);
}
