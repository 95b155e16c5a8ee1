import type { ParsedDocument } from '../content/parsed-document.ts';
import type { DocumentLimits } from '../document-limits.ts';
import { IngestError } from '../ingest-error.ts';
import { findUnreadableFonts } from './find-unreadable-fonts.ts';
import { openPdf, type PdfDocument } from './open-pdf.ts';
import { readPdfBlocks } from './pdf-blocks.ts';
import { dropContents, dropFurniture } from './pdf-furniture.ts';
import { orderPage, type PageText, readPageText } from './read-page.ts';

/** Later pages of long documents are read without their drawings, so that all are read in time. */
const drawingShare = 0.3;
/** Below this share of a document's letters, unreadable ones are pictures in a font of signs. */
const notedShare = 0.05;
const unreadableNote =
  'text that cannot be read was left out: its fonts do not say which letters they show. Export the PDF again from the program it was made with';

/** Extracts the text layer of a PDF in reading order, without scripts, attachments and images. A scan has no blocks. */
export async function parsePdf(bytes: Uint8Array, limits: DocumentLimits): Promise<ParsedDocument> {
  const drawUntil = performance.now() + limits.timeoutSeconds * 1000 * drawingShare;
  const document = await openPdf(bytes);
  if (document.numPages > limits.pages) throw new IngestError('too-many-pages');
  const title = await readTitle(document);
  const texts: PageText[] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages && characters <= limits.characters; number++) {
    const text = await readPageText(await document.getPage(number), performance.now() < drawUntil);
    characters += lengthOf(text);
    texts.push(text);
  }
  const unreadable = findUnreadableFonts(texts.flatMap(({ items }) => items));
  const leftOut = texts.reduce((sum, text) => sum + lengthOf(text, unreadable), 0);
  const pages = texts.flatMap((text) => orderPage(text, unreadable)).map(dropContents);
  return {
    ...(title && { title }),
    ...(leftOut > characters * notedShare && { note: unreadableNote }),
    blocks: readPdfBlocks(dropFurniture(pages)),
  };
}

function lengthOf({ items }: PageText, fonts?: ReadonlySet<string>): number {
  return items.reduce(
    (sum, { str, fontName }) => sum + (!fonts || fonts.has(fontName) ? str.trim().length : 0),
    0,
  );
}

async function readTitle(document: PdfDocument): Promise<string> {
  const { info } = await document.getMetadata();
  return 'Title' in info && typeof info.Title === 'string' ? info.Title : '';
}
