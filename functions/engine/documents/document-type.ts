import type { ReadableExtension } from './document-name.ts';

/** What the bytes are, whatever the file is called. */
export type DocumentSignature = 'pdf' | 'zip' | 'ole' | 'rtf' | 'calendar' | 'html' | 'text';

/** The reader that a document goes to. */
export type DocumentType =
  | 'pdf'
  | 'docx'
  | 'xlsx'
  | 'doc'
  | 'xls'
  | 'rtf'
  | 'calendar'
  | 'html'
  | 'csv'
  | 'markdown'
  | 'text';

/**
 * Contents that a name may stand for. Word saves RTF and HTML under .doc, and exports of web systems are HTML or
 * CSV under .xls; anything else under a name is refused.
 */
const typesByExtension: Record<ReadableExtension, Partial<Record<DocumentSignature, DocumentType>>> = {
  pdf: { pdf: 'pdf' },
  doc: { ole: 'doc', zip: 'docx', rtf: 'rtf', html: 'html', text: 'text' },
  docx: { zip: 'docx', ole: 'doc', rtf: 'rtf' },
  xls: { ole: 'xls', zip: 'xlsx', html: 'html', text: 'csv' },
  xlsx: { zip: 'xlsx', ole: 'xls' },
  txt: { text: 'text', html: 'text', calendar: 'calendar' },
  rtf: { rtf: 'rtf', ole: 'doc', zip: 'docx' },
  md: { text: 'markdown', html: 'markdown' },
  ics: { calendar: 'calendar' },
};

const extensionsByContentType: Record<string, ReadableExtension> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'text/plain': 'txt',
  'application/rtf': 'rtf',
  'text/rtf': 'rtf',
  'text/markdown': 'md',
  'text/calendar': 'ics',
};

/** The reader for these bytes under this ending; undefined when the two disagree. */
export function chooseDocumentType(
  extension: ReadableExtension,
  signature: DocumentSignature,
): DocumentType | undefined {
  return typesByExtension[extension][signature];
}

/** The ending that a Content-Type header stands for, for files whose name has none. */
export function extensionOfContentType(contentType = ''): ReadableExtension | undefined {
  const essence = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return Object.hasOwn(extensionsByContentType, essence) ? extensionsByContentType[essence] : undefined;
}

/** Acrobat accepts the header anywhere in the first 1,024 bytes (PDF 1.7 reference, appendix H.3.4.1). */
const pdfHeaderBytes = 1024;

/** Decides by content alone. Text is whatever has no signature; its reader refuses binary content. */
export function recogniseSignature(bytes: Uint8Array, extension: ReadableExtension): DocumentSignature {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, pdfHeaderBytes)).toString(
    'latin1',
  );
  if (head.startsWith('PK\x03\x04')) return 'zip';
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'ole';
  const start = head.replace(/^(?:\xef\xbb\xbf)?\s*/, '');
  if (start.startsWith('%PDF-') || (extension === 'pdf' && head.includes('%PDF-'))) return 'pdf';
  if (start.startsWith('{\\rtf')) return 'rtf';
  if (/^BEGIN:VCALENDAR/i.test(start)) return 'calendar';
  if (/^<(?:!doctype html|html|head|body|table|meta|div|style)[\s>]/i.test(start)) return 'html';
  return 'text';
}
