import type { ParsedDocument } from '../content/parsed-document.ts';
import type { DocumentLimits } from '../document-limits.ts';
import { IngestError } from '../ingest-error.ts';
import { readCoreTitle } from '../package/office-parts.ts';
import { readOfficeParts } from '../package/read-zip.ts';
import { sheetBlocks } from '../xlsx/sheet-blocks.ts';
import { readOdfBody } from './odf-body.ts';
import { readOdfSheets } from './odf-sheets.ts';
import { readOdfStyles } from './odf-styles.ts';

const none = '<none/>';

/** Parses texts, presentations and spreadsheets of OpenDocument, as LibreOffice writes them, by streaming their XML. */
export async function parseOdf(bytes: Uint8Array, limits: DocumentLimits): Promise<ParsedDocument> {
  const parts = await readOfficeParts(bytes, limits);
  if (parts.get('META-INF/manifest.xml')?.includes('encryption-data'))
    throw new IngestError('password-protected');
  const content = parts.get('content.xml');
  if (content === undefined || !/<office:(?:text|presentation|spreadsheet)[\s>]/.test(content))
    throw new IngestError('wrong-type');
  const styles = readOdfStyles(parts.get('styles.xml') ?? none, content);
  const title = readCoreTitle(parts, 'meta.xml');
  const isSheets = /<office:spreadsheet[\s>]/.test(content);
  return {
    ...(title && { title }),
    blocks: isSheets ? sheetBlocks(readOdfSheets(content, styles)) : readOdfBody(content, styles),
  };
}
