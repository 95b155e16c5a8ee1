import type { ParsedDocument } from '../content/parsed-document.ts';
import type { DocumentLimits } from '../document-limits.ts';
import { IngestError } from '../ingest-error.ts';
import { describeScan } from '../scan/describe-scan.ts';
import type { ScannedPage } from '../scan/scanned-page.ts';
import { isLegible } from '../scan/trust-words.ts';
import { addScannedWords } from './add-scanned-words.ts';
import { findUnreadableFonts } from './find-unreadable-fonts.ts';
import { hasPicture } from './has-picture.ts';
import { openPdf } from './open-pdf.ts';
import { readPdfBlocks } from './pdf-blocks.ts';
import { dropContents, dropFurniture } from './pdf-furniture.ts';
import { orderPage, type PageText, readPageText } from './read-page.ts';

/** Later pages of long documents are read without their drawings, so that all are read in time. */
const drawingShare = 0.3;
/** Below this share of a document's letters, unreadable ones are pictures in a font of signs. */
const notedShare = 0.05;
/** A page with fewer readable characters may be a picture, with the stamp of the program that scanned it. */
const pictureCharacters = 40;
/** A page that stands in for others has fewer words; a cover with more is text of its own. */
const placeholderWords = 150;
const unreadableNote =
  'text that cannot be read was left out: its fonts do not say which letters they show. Export the PDF again from the program it was made with';

/**
 * Extracts the text layer of a PDF in reading order, without scripts, attachments and images, with what was recognised
 * on its pages without text. Names those that were not looked at.
 */
export async function parsePdf(
  bytes: Uint8Array,
  limits: DocumentLimits,
  scannedPages: readonly ScannedPage[] = [],
): Promise<ParsedDocument> {
  const drawUntil = performance.now() + limits.timeoutSeconds * 1000 * drawingShare;
  const document = await openPdf(bytes);
  if (document.numPages > limits.pages) throw new IngestError('too-many-pages');
  const { info } = await document.getMetadata();
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title : '';
  const layers = await document.getOptionalContentConfig();
  const texts: PageText[] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages && characters <= limits.characters; number++) {
    const text = await readPageText(
      await document.getPage(number),
      performance.now() < drawUntil ? layers : undefined,
    );
    characters += lengthOf(text);
    texts.push(text);
  }
  const unreadable = findUnreadableFonts(texts.flatMap(({ items }) => items));
  const leftOut = texts.reduce((sum, text) => sum + lengthOf(text, unreadable), 0);
  const known = new Set(scannedPages.map(({ page }) => page));
  const pagesWithoutText: number[] = [];
  for (const [index, text] of texts.entries()) {
    if (known.has(index + 1) || !isThin(text, unreadable)) continue;
    const isUnreadable = lengthOf(text, unreadable) >= pictureCharacters;
    if (isUnreadable || (await hasPicture(await document.getPage(index + 1))))
      pagesWithoutText.push(index + 1);
  }
  const read = scannedPages.filter((page) => {
    const text = texts[page.page - 1];
    const added = text && isLegible(page) ? addScannedWords(text, page, unreadable) : undefined;
    if (added) texts[page.page - 1] = added;
    return added !== undefined;
  });
  const words = texts
    .flatMap(({ items }) => items)
    .reduce((sum, { str }) => sum + (str.match(/\S+/g)?.length ?? 0), 0);
  if (isPlaceholder(info, words)) throw new IngestError('placeholder');
  const notes = [
    ...(leftOut > characters * notedShare && read.length === 0 ? [unreadableNote] : []),
    ...describeScan(scannedPages, read),
  ];
  const pages = texts.flatMap((text) => orderPage(text, unreadable)).map(dropContents);
  return {
    ...(title && { title }),
    ...(notes.length > 0 && { note: notes.join('; ') }),
    ...(pagesWithoutText.length > 0 && { pagesWithoutText, pageCount: document.numPages }),
    ...(read.length > 0 && { scannedPages: read.map(({ page }) => page) }),
    blocks: readPdfBlocks(dropFurniture(pages)),
  };
}

function isThin(text: PageText, unreadable: ReadonlySet<string>): boolean {
  return lengthOf(text) - lengthOf(text, unreadable) < pictureCharacters;
}

function lengthOf({ items }: PageText, fonts?: ReadonlySet<string>): number {
  return items.reduce(
    (sum, { str, fontName }) => sum + (!fonts || fonts.has(fontName) ? str.trim().length : 0),
    0,
  );
}

/** Forms of XFA and portfolios keep their contents where only Acrobat shows them, behind a page that says so. */
function isPlaceholder(info: object, words: number): boolean {
  const has = (name: string) => Object.entries(info).some(([key, value]) => key === name && value === true);
  const isForm = has('IsXFAPresent') && !has('IsAcroFormPresent');
  return (isForm || has('IsCollectionPresent')) && words <= placeholderWords;
}
