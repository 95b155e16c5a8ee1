import type { Block } from '../content/content.ts';
import type { ParsedDocument } from '../content/parsed-document.ts';
import type { DocumentLimits } from '../document-limits.ts';
import { IngestError } from '../ingest-error.ts';
import { readCoreTitle, readPartTarget, relationshipsOf } from '../package/office-parts.ts';
import { readOfficeParts } from '../package/read-zip.ts';
import { readDocxBody } from './docx-body.ts';
import { readDocxNumbering } from './docx-numbering.ts';
import { readDocxStyles } from './docx-styles.ts';
import { readLinkedParts, wordParts } from './linked-parts.ts';

/**
 * Parses Word documents by streaming their XML: headings by style or outline level, lists, tables with header rows,
 * footnotes, page headers and footers. Omits tracked deletions, hidden text and tables of contents.
 */
export async function parseDocx(bytes: Uint8Array, limits: DocumentLimits): Promise<ParsedDocument> {
  const parts = await readOfficeParts(bytes, limits, wordParts);
  const main = readPartTarget(parts, '_rels/.rels', 'officeDocument')[0] ?? 'word/document.xml';
  const body = parts.get(main);
  if (body === undefined || !/<w:document[\s>]/.test(body)) throw new IngestError('wrong-type');
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const styles = readDocxStyles(parts.get(`${folder}styles.xml`) ?? '<none/>');
  const isOrdered = readDocxNumbering(parts.get(`${folder}numbering.xml`) ?? '<none/>');
  const notes = ['footnotes.xml', 'endnotes.xml'].map((part) => folder + part);
  const readPart = (part: string) =>
    readDocxBody(parts.get(part) ?? '<none/>', styles, isOrdered, readLinkedParts(parts, part));
  const title = readCoreTitle(parts);
  return {
    ...(title && { title }),
    ...(styles.language && { language: styles.language }),
    blocks: [...readFrames('header'), ...[main, ...notes].flatMap(readPart), ...readFrames('footer')],
  };

  /** Letterheads and imprints. Sections, first and even pages have their own, often with the same text. */
  function readFrames(kind: 'header' | 'footer'): Block[] {
    const targets = readPartTarget(parts, relationshipsOf(main), kind);
    const blocks = targets.flatMap((target) => readPart(target).map(toFrameBlock));
    return [...new Map(blocks.map((block) => [JSON.stringify(block), block])).values()];
  }
}

/** What stands on every page is no heading of the text. */
function toFrameBlock(block: Block): Block {
  return block.kind === 'heading' ? { kind: 'paragraph', text: block.text } : block;
}
