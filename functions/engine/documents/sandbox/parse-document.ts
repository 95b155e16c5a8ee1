import type { ParsedDocument } from '../content/parsed-document.ts';
import { IngestError, type IngestErrorCode } from '../ingest-error.ts';
import { boundContent } from './bound-content.ts';
import type { ParseReply, ParseRequest } from './parse-protocol.ts';

/** Parses a document in this process. Call it only in the child: parsers have no limits of their own. */
export async function parseDocument(request: ParseRequest): Promise<ParseReply> {
  try {
    return { ok: true, ...boundContent(await readByType(request), request) };
  } catch (error) {
    return { ok: false, code: codeOf(error) };
  }
}

/** Parsers load on demand, because a process handles one document. */
export async function readByType({
  bytes,
  type,
  limits,
  scannedPages,
}: ParseRequest): Promise<ParsedDocument> {
  switch (type) {
    case 'pdf':
      return (await import('../pdf/parse-pdf.ts')).parsePdf(bytes, limits, scannedPages);
    case 'docx':
      return (await import('../docx/parse-docx.ts')).parseDocx(bytes, limits);
    case 'xlsx':
      return (await import('../xlsx/parse-xlsx.ts')).parseXlsx(bytes, limits);
    case 'doc':
      return (await import('../docx/parse-doc.ts')).parseDoc(bytes);
    case 'xls':
      return (await import('../xlsx/parse-xls.ts')).parseXls(bytes);
    case 'rtf':
      return (await import('../rtf/parse-rtf.ts')).parseRtf(bytes);
    case 'pptx':
      return (await import('../drawing/parse-pptx.ts')).parsePptx(bytes, limits);
    case 'odf':
      return (await import('../odf/parse-odf.ts')).parseOdf(bytes, limits);
    case 'epub':
      return (await import('../epub/parse-epub.ts')).parseEpub(bytes, limits);
    case 'mail':
      return (await import('../mail/parse-mail.ts')).parseMail(bytes);
    case 'calendar':
      return (await import('../calendar/parse-calendar.ts')).parseCalendar(bytes);
    case 'html':
      return (await import('../text/parse-text.ts')).parseHtmlFile(bytes);
    case 'csv':
      return (await import('../text/parse-text.ts')).parseDelimited(bytes);
    case 'markdown':
      return (await import('../text/parse-markdown.ts')).parseMarkdown(bytes, limits);
    case 'text':
      return (await import('../text/parse-text.ts')).parseText(bytes);
  }
}

/** Parsers throw anything on broken input; a stack overflow means nesting beyond any real document. */
export function codeOf(error: unknown): IngestErrorCode {
  if (error instanceof IngestError) return error.code;
  return error instanceof RangeError && /call stack|Invalid (?:string|array) length/i.test(error.message)
    ? 'too-complex'
    : 'damaged';
}
