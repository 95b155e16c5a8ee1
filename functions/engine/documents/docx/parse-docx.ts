import type { ParsedDocument } from '../content/parsed-document.ts';
import type { DocumentLimits } from '../document-limits.ts';
import { IngestError } from '../ingest-error.ts';
import { readCoreTitle, readPartTarget } from '../package/office-parts.ts';
import { readOfficeParts } from '../package/read-zip.ts';
import { readDocxBody } from './docx-body.ts';
import { readDocxNumbering } from './docx-numbering.ts';
import { readDocxStyles } from './docx-styles.ts';

/**
 * Parses Word documents by streaming their XML: headings by style or outline level, lists, tables with header rows,
 * footnotes. Omits tracked deletions, hidden text and tables of contents.
 */
export async function parseDocx(bytes: Uint8Array, limits: DocumentLimits): Promise<ParsedDocument> {
  const parts = await readOfficeParts(bytes, limits);
  const main = readPartTarget(parts, '_rels/.rels', 'officeDocument')[0] ?? 'word/document.xml';
  const body = parts.get(main);
  if (body === undefined || !/<w:document[\s>]/.test(body)) throw new IngestError('wrong-type');
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const styles = readDocxStyles(parts.get(`${folder}styles.xml`) ?? '<none/>');
  const isOrdered = readDocxNumbering(parts.get(`${folder}numbering.xml`) ?? '<none/>');
  const notes = ['footnotes.xml', 'endnotes.xml'].flatMap((part) => parts.get(folder + part) ?? []);
  const title = readCoreTitle(parts);
  return {
    ...(title && { title }),
    ...(styles.language && { language: styles.language }),
    blocks: [body, ...notes].flatMap((xml) => readDocxBody(xml, styles, isOrdered)),
  };
}
