import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { claimUploads } from '#functions/domain/uploads/claim-uploads.ts';
import { cleanDocumentName, findEnding } from '#functions/engine/documents/document-name.ts';
import { isWebAddress } from '#shared/domain/addresses/addresses.ts';
import type { KnowledgeItem } from '#shared/domain/conversion/knowledge-item.ts';
import { documentExtensions, recordingExtensions } from '#shared/domain/limits.ts';
import { describeOversizedDocument, isDocumentSizeAllowed } from '#shared/domain/trial-signup.ts';
import { AppError } from '#shared/errors.ts';
import type { ContentPorts } from '../ports.ts';
import { describeRecording } from '../recording.ts';
import { addAddress, addFile, addSent, addUpload, titleText } from './add-content.ts';

export type ReceivedFile = { name: string; contentType: string; bytes: Buffer };

type GivenContent = {
  type: 'file' | 'text' | 'url';
  title?: string | undefined;
  content?: string | undefined;
  url?: string | undefined;
  documentUrl?: string | undefined;
  file?: ReceivedFile | undefined;
};

/**
 * Adds the owner's content by its kind. Throws VALIDATION when the chosen one is empty, NOT_READY, CONFLICT.
 */
export function addOwnerContent(
  ports: ContentPorts,
  conversion: Conversion,
  given: GivenContent,
): Promise<KnowledgeItem> {
  switch (given.type) {
    case 'text':
      return addText(ports, conversion, given);
    case 'url':
      return addAddress(ports, conversion, 'webpage', requireAddress(given.url));
    case 'file':
      return given.file
        ? addGivenFile(ports, conversion, given.file)
        : addUploadedFile(ports, conversion, given.documentUrl);
  }
}

/** A URL in its stored form. Throws VALIDATION. */
export function requireAddress(address = ''): string {
  if (!address) throw refuse('url', 'Please enter an address.');
  if (!isWebAddress(address))
    throw refuse('url', 'Please enter a full address, such as https://www.example.org/page.');
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

export function refuse(field: string, message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field, message }] });
}

async function addText(
  ports: ContentPorts,
  conversion: Conversion,
  { content = '', title }: GivenContent,
): Promise<KnowledgeItem> {
  const text = content.trim();
  if (!text) throw refuse('content', 'Please enter a text.');
  const wordCount = text.split(/\s+/).length;
  const item = await addFile(ports, conversion, {
    ...{ type: 'pdf', filename: 'text.txt', contentType: 'text/plain' },
    title: title || titleText(text),
    bytes: Buffer.from(text),
    part: { isText: true },
  });
  return { ...item, wordCount };
}

async function addGivenFile(
  ports: ContentPorts,
  conversion: Conversion,
  { name, contentType, bytes }: ReceivedFile,
): Promise<KnowledgeItem> {
  const filename = cleanDocumentName(name);
  if (!findEnding(filename, documentExtensions)) {
    throw refuse(
      'file',
      `${filename} is of a type we cannot read. Please use ${documentExtensions.join(', ')}.`,
    );
  }
  requireSize(filename, bytes);
  return addSent(ports, conversion, { type: 'pdf', title: filename, filename, contentType, bytes });
}

/** Throws VALIDATION for an empty or oversized file. */
export function requireSize(filename: string, bytes: Uint8Array): void {
  if (bytes.length === 0) throw refuse('file', `${filename} is empty. Please choose another file.`);
  if (!isDocumentSizeAllowed(bytes.length)) throw refuse('file', describeOversizedDocument(filename));
}

/** Adds a document or recording from an upload link. Throws VALIDATION, NOT_READY, CONFLICT. */
export async function addUploadedFile(
  ports: ContentPorts,
  conversion: Conversion,
  documentUrl: string | undefined,
  named: { title?: string | undefined; url?: string | undefined } = {},
): Promise<KnowledgeItem> {
  const [upload] = documentUrl ? await claimUploads(ports, [{ url: documentUrl }]) : [];
  if (!upload) throw refuse('file', 'Please choose a file.');
  const isRecording = findEnding(upload.filename, recordingExtensions) !== undefined;
  const part = isRecording ? describeRecording(ports, named) : {};
  const item = await addUpload(ports, conversion, upload, part);
  await ports.files.removeUpload(upload.uploadId);
  await ports.uploads.remove(upload.uploadId);
  return item;
}
