import type { Content } from './content.ts';
import { type DocumentLimits, documentLimits } from './document-limits.ts';
import { cleanDocumentName, type ReadableExtension, readableExtension } from './document-name.ts';
import { chooseDocumentType, extensionOfContentType, recogniseSignature } from './document-type.ts';
import { describeIngestError, type IngestErrorCode } from './ingest-error.ts';
import { type ParseReply, type ParseRequest, parseReplySchema } from './parse-protocol.ts';
import { type ChildOutcome, runInChild } from './run-in-child.ts';

export type DocumentFile = { bytes: Uint8Array; filename: string; contentType?: string };

export type IngestResult =
  | { ok: true; content: Content; wordCount: number; note?: string }
  /** `reason` is a sentence for the owner of the document that says what to do. */
  | { ok: false; code: IngestErrorCode; reason: string };

const childEntryUrl = new URL('./parse-document-child.ts', import.meta.url);

/**
 * Reads an uploaded or linked document. Never throws for what the document holds: whatever it is, the answer comes
 * within the time limit, and its memory is spent in a process of its own that is killed at the bound.
 * `childEntry` names the bundled entry where the sources are not at hand.
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

  if (file.bytes.length === 0) return refuse('empty');
  if (file.bytes.length > limits.sizeBytes) return refuse('too-large');
  const extension = expectedExtension(file);
  if (!extension) return refuse('unsupported-type');
  const type = chooseDocumentType(extension, recogniseSignature(file.bytes, extension));
  if (!type) return refuse('wrong-type');

  const request: ParseRequest = { bytes: file.bytes, type, name, limits };
  const reply = readReply(await runInChild(childEntry, request, limits));
  if (!reply.ok) return refuse(reply.code);
  const { note, ...read } = reply;
  return note === undefined ? read : { ...read, note };
}

/** The name decides; a linked file whose address has no known ending goes by its content type. */
function expectedExtension(file: DocumentFile): ReadableExtension | undefined {
  return readableExtension(file.filename) ?? extensionOfContentType(file.contentType);
}

function readReply(outcome: ChildOutcome): ParseReply {
  switch (outcome.kind) {
    case 'reply': {
      const reply = parseReplySchema.safeParse(outcome.value);
      return reply.success ? reply.data : { ok: false, code: 'damaged' };
    }
    case 'timed-out':
      return { ok: false, code: 'timed-out' };
    case 'out-of-memory':
    case 'died':
      return { ok: false, code: 'too-complex' };
  }
}
