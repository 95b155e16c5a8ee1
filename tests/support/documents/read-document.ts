import type { DocumentLimits } from '#functions/engine/documents/document-limits.ts';
import { type DocumentFile, ingestDocument } from '#functions/engine/documents/sandbox/ingest-document.ts';
import { findReaderBundle } from '#infra/build/reader/reader-bundle.ts';

/** The process that the product starts; it is up in a third of the time that its sources take. */
export const readerEntry = findReaderBundle();

/** Reads a document as the product does. */
export function ingest(file: DocumentFile, limits?: DocumentLimits) {
  return ingestDocument(file, limits, readerEntry);
}

/** Reads a document; throws if it is rejected. */
export async function readDocument(filename: string, bytes: Uint8Array | string, contentType = '') {
  const result = await ingest({ bytes: Buffer.from(bytes), filename, contentType });
  if (!result.ok) throw new Error(`${filename}: ${result.reason}`);
  return result;
}
