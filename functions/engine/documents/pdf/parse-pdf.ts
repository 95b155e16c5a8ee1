import { getDocumentProxy } from 'unpdf';
import type { ParsedDocument } from '../content/parsed-document.ts';
import type { DocumentLimits } from '../document-limits.ts';
import { IngestError } from '../ingest-error.ts';
import { readPdfBlocks } from './pdf-blocks.ts';
import { dropContents, dropFurniture } from './pdf-furniture.ts';
import { type Line, orderLines } from './pdf-lines.ts';
import { joinSegments, type TextItem } from './pdf-segments.ts';

/** No program nests this deep: it is an attack on recursive parsers. */
const nestedOpenings = /\[{1000}|\({1000}|(?:<<\s?){1000}/;

/** Extracts the text layer of a PDF in reading order, without scripts, attachments and images. A scan has no blocks. */
export async function parsePdf(bytes: Uint8Array, limits: DocumentLimits): Promise<ParsedDocument> {
  const document = await openPdf(bytes);
  if (document.numPages > limits.pages) throw new IngestError('too-many-pages');
  const title = await readTitle(document);
  const pages: Line[][] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages && characters <= limits.characters; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    const segments = joinSegments(items.filter((item): item is TextItem & typeof item => 'str' in item));
    characters += segments.reduce((sum, { text }) => sum + text.length, 0);
    pages.push(dropContents(orderLines(segments)));
  }
  return { ...(title && { title }), blocks: readPdfBlocks(dropFurniture(pages)) };
}

/** Opens a PDF with scripts disabled. Throws `IngestError` if it is locked, broken or an attack on parsers. */
export async function openPdf(bytes: Uint8Array) {
  if (nestedOpenings.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'))) {
    throw new IngestError('too-complex');
  }
  try {
    // pdf.js requires its own view that isn't a Buffer.
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      isEvalSupported: false,
      useWorkerFetch: false,
    });
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new IngestError(locked ? 'password-protected-pdf' : 'damaged', { cause: error });
  }
}

async function readTitle(document: Awaited<ReturnType<typeof openPdf>>): Promise<string> {
  const { info } = await document.getMetadata();
  return 'Title' in info && typeof info.Title === 'string' ? info.Title : '';
}
