import type { ParsedDocument } from '../content/parsed-document.ts';
import type { DocumentLimits } from '../document-limits.ts';
import { readDrawingText } from '../drawing/read-drawing-text.ts';
import { IngestError } from '../ingest-error.ts';
import {
  readCoreTitle,
  readPartTarget,
  readRelationships,
  relationshipsOf,
} from '../package/office-parts.ts';
import { readOfficeParts } from '../package/read-zip.ts';
import { sheetBlocks, sheetRowLimit } from './sheet-blocks.ts';
import { readXlsxSheet } from './xlsx-sheet.ts';
import { readCellStyles } from './xlsx-styles.ts';
import { readSharedStrings, readWorkbook } from './xlsx-workbook.ts';

const none = '<none/>';

/** Parses Excel workbooks by streaming their XML: each visible sheet with its displayed texts. */
export async function parseXlsx(bytes: Uint8Array, limits: DocumentLimits): Promise<ParsedDocument> {
  const parts = await readOfficeParts(bytes, limits);
  const main = readPartTarget(parts, '_rels/.rels', 'officeDocument')[0] ?? 'xl/workbook.xml';
  const workbookXml = parts.get(main);
  if (workbookXml === undefined || !/<(?:\w+:)?workbook[\s>]/.test(workbookXml))
    throw new IngestError('wrong-type');
  const workbook = readWorkbook(workbookXml);
  const relationships = relationshipsOf(main);
  const relations = readRelationships(parts, relationships);
  const partOf = (kind: string) => parts.get(readPartTarget(parts, relationships, kind)[0] ?? '') ?? none;
  const sharedStrings = readSharedStrings(partOf('sharedStrings'));
  const styles = readCellStyles(partOf('styles'), workbook);
  const sheets = workbook.sheets.map(({ name, relationId }) => {
    const part = relations.get(relationId)?.target ?? '';
    const linked = readRelationships(parts, relationshipsOf(part));
    const addressOf = (id: string) => linked.get(id)?.target ?? '';
    const drawings = readPartTarget(parts, relationshipsOf(part), 'drawing');
    return {
      name,
      ...readXlsxSheet(parts.get(part) ?? none, sharedStrings, styles, addressOf),
      beside: drawings.flatMap((drawing) => readDrawingText(parts.get(drawing) ?? none)),
    };
  });
  const title = readCoreTitle(parts);
  const missing = sheets.reduce((sum, { missingResults }) => sum + missingResults, 0);
  const notes = [
    ...(sheets.some(({ skippedRows }) => skippedRows) ? [describeRowLimit()] : []),
    ...(missing > 0 ? [describeMissingResults(missing)] : []),
  ];
  return {
    ...(title && { title }),
    ...(notes.length > 0 && { note: notes.join('; ') }),
    blocks: sheetBlocks(sheets),
  };
}

/** Programs that write workbooks leave results to the one that opens them. */
function describeMissingResults(count: number): string {
  const cells = count === 1 ? 'the result of one formula is' : `the results of ${count} formulas are`;
  return `${cells} not stored in the file: open it in Excel or LibreOffice and save it again`;
}

function describeRowLimit(): string {
  return `only the first ${sheetRowLimit.toLocaleString('en-US')} rows of each sheet were read`;
}
