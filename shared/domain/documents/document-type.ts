import { documentExtensions } from '../limits.ts';

/** Readable extensions: those of uploads, and calendars, which websites link to. */
export const readableExtensions = [...documentExtensions, 'ics'] as const;
export type ReadableExtension = (typeof readableExtensions)[number];

/** What the bytes are, regardless of the file name. */
export type DocumentSignature = 'pdf' | 'zip' | 'ole' | 'rtf' | 'calendar' | 'html' | 'text';

/** The parser for a document. */
export type DocumentType =
  | 'pdf'
  | 'docx'
  | 'xlsx'
  | 'pptx'
  | 'odf'
  | 'epub'
  | 'mail'
  | 'doc'
  | 'xls'
  | 'rtf'
  | 'calendar'
  | 'html'
  | 'csv'
  | 'markdown'
  | 'text';

/**
 * Content types each extension may hide. Word saves RTF and HTML as .doc, and web systems export HTML or CSV as .xls;
 * anything else is rejected.
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
  pptx: { zip: 'pptx' },
  odt: { zip: 'odf' },
  ods: { zip: 'odf' },
  odp: { zip: 'odf' },
  csv: { text: 'csv', html: 'html', zip: 'xlsx', ole: 'xls' },
  epub: { zip: 'epub' },
  eml: { text: 'mail' },
  ics: { calendar: 'calendar' },
};

const extensionsByContentType: Record<string, ReadableExtension> = {
  'application/pdf': 'pdf',
  'application/x-pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/epub+zip': 'epub',
  'message/rfc822': 'eml',
  'text/csv': 'csv',
  'text/plain': 'txt',
  'application/rtf': 'rtf',
  'text/rtf': 'rtf',
  'text/markdown': 'md',
  'text/calendar': 'ics',
};

/** The parser for these bytes and this extension; undefined if they don't match. */
export function chooseDocumentType(
  extension: ReadableExtension,
  signature: DocumentSignature,
): DocumentType | undefined {
  return typesByExtension[extension][signature];
}

/** The extension for a Content-Type header, for files whose name has none. */
export function extensionOfContentType(contentType = ''): ReadableExtension | undefined {
  const essence = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return Object.hasOwn(extensionsByContentType, essence) ? extensionsByContentType[essence] : undefined;
}

/** Acrobat accepts the header anywhere in the first 1,024 bytes (PDF 1.7 reference, appendix H.3.4.1). */
export const documentHeadBytes = 1024;

/**
 * Detects the format from content alone. Anything without a signature counts as text, whose parser rejects binary
 * content.
 */
export function recogniseSignature(bytes: Uint8Array, extension: ReadableExtension): DocumentSignature {
  const head = String.fromCharCode(...bytes.subarray(0, documentHeadBytes));
  if (head.startsWith('PK\x03\x04')) return 'zip';
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'ole';
  const start = head.replace(/^(?:\xef\xbb\xbf)?\s*/, '');
  if (start.startsWith('%PDF-') || (extension === 'pdf' && head.includes('%PDF-'))) return 'pdf';
  if (start.startsWith('{\\rtf')) return 'rtf';
  if (/^BEGIN:VCALENDAR/i.test(start)) return 'calendar';
  if (/^<(?:!doctype html|html|head|body|table|meta|div|style)[\s>]/i.test(start)) return 'html';
  return 'text';
}

/** What to do with a file whose content isn't what its name says. */
export function describeWrongContent(filename: string): string {
  return `The content of ${filename} does not match its name. Open it in the program it was made with, save it in a supported format and upload it again.`;
}

/**
 * Why a file can't be the document its name says, from its first `documentHeadBytes`; undefined when it can, or when
 * its name says nothing.
 */
export function findContentProblem(filename: string, head: Uint8Array): string | undefined {
  const ending = filename.trim().split('.').at(-1)?.toLowerCase();
  const extension = readableExtensions.find((candidate) => candidate === ending);
  if (!extension) return undefined;
  const signature = recogniseSignature(head, extension);
  const isRight = chooseDocumentType(extension, signature) && !(signature === 'text' && isBinary(head));
  return isRight ? undefined : describeWrongContent(filename);
}

/** Zero bytes at even and odd places: UTF-16 has them at one kind only, other text has none. */
function isBinary(head: Uint8Array): boolean {
  const places = [...head.entries()].flatMap(([index, byte]) => (byte === 0 ? [index % 2] : []));
  return new Set(places).size === 2;
}
