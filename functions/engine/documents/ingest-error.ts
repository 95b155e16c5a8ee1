import { describeWrongContent } from '#shared/domain/documents/document-type.ts';

/** Why a document yielded no text, as a sentence for its owner; `{file}` stands for the display name. */
const reasons = {
  empty: 'This file is empty. Upload it again, or choose another file.',
  'too-large': '{file} exceeds 10MB limit. Please select a smaller file.',
  'unsupported-type':
    'This type of file is not supported. Upload a PDF, Word, Excel, PowerPoint, OpenDocument, RTF, CSV, EPUB, Markdown, text or email file.',
  'wrong-type': describeWrongContent('{file}'),
  'password-protected-pdf': 'This PDF is password protected. Remove the password and upload it again.',
  'password-protected': 'This document is password protected. Remove the password and upload it again.',
  placeholder:
    'This PDF only asks to be opened in Adobe Acrobat, which holds its contents back from other programs. Open it there, print it to a new PDF and upload that.',
  damaged: 'This file is damaged and could not be read. Open it, save it again and upload the new file.',
  'too-complex':
    'This file is too complex to read safely. Save a simpler copy, for example as PDF or plain text, and upload that.',
  'too-many-pages':
    'This document has more than 2,000 pages. Split it and upload the parts that visitors need.',
  'timed-out': 'Reading this file took too long. Split it or save a simpler copy, and upload that.',
} as const;

export type IngestErrorCode = keyof typeof reasons;

export const ingestErrorCodes = Object.keys(reasons).filter(
  (code): code is IngestErrorCode => code in reasons,
);

/** Tells the document's owner what is wrong and what to do. */
export function describeIngestError(code: IngestErrorCode, shownName: string): string {
  return reasons[code].replace('{file}', () => shownName);
}

/** A document that can't be read, for a reason its owner can act on. */
export class IngestError extends Error {
  override readonly name = 'IngestError';
  readonly code: IngestErrorCode;

  constructor(code: IngestErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
