import { read, utils, type WorkSheet } from '@e965/xlsx';
import type { ParsedDocument } from '../content/parsed-document.ts';
import { tellLinked } from '../html/addresses/tell-linked.ts';
import { IngestError } from '../ingest-error.ts';
import { formatNumber, unambiguousDate } from './format-number.ts';
import { dropHidden, type Hidden, type Sheet, sheetBlocks, sheetRowLimit } from './sheet-blocks.ts';

/** Parses Excel workbooks from before 2007. */
export function parseXls(bytes: Uint8Array): ParsedDocument {
  const workbook = readWorkbook(bytes);
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const sheets = workbook.SheetNames.flatMap((name, index) => {
    const sheet = workbook.Sheets[name];
    return sheet && !workbook.Workbook?.Sheets?.[index]?.Hidden
      ? [{ name, rows: readRows(sheet, date1904) }]
      : [];
  });
  const title = workbook.Props?.Title;
  return { ...(title && { title }), blocks: sheetBlocks(sheets) };
}

function readWorkbook(bytes: Uint8Array) {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      sheetRows: sheetRowLimit,
      cellFormula: false,
      cellHTML: false,
      // Reads which columns are hidden.
      cellStyles: true,
      // Keeps the formats of numbers.
      cellNF: true,
      dateNF: unambiguousDate,
    });
  } catch (error) {
    const locked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new IngestError(locked ? 'password-protected' : 'damaged', { cause: error });
  }
}

function readRows(sheet: WorkSheet, date1904: boolean): Sheet['rows'] {
  for (const row of sheet['!data'] ?? [])
    for (const cell of row ?? [])
      if (cell && typeof cell.v === 'number' && cell.z !== undefined)
        cell.w = formatNumber(cell.z, cell.v, date1904);
  tellAddresses(sheet);
  const grid = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, defval: '', blankrows: true });
  const rows: Sheet['rows'] = new Map();
  for (const [index, cells] of grid.entries()) {
    const filled = cells
      .map(String)
      .entries()
      .filter(([, text]) => text.trim() !== '');
    const row = new Map(filled);
    if (row.size > 0) rows.set(index, row);
  }
  return dropHidden(rows, findHidden(sheet));
}

/** The mailboxes and numbers behind the words of cells. */
function tellAddresses(sheet: WorkSheet): void {
  for (const cell of (sheet['!data'] ?? []).flat()) {
    if (cell?.l?.Target === undefined || cell.v === undefined) continue;
    const words = cell.w ?? String(cell.v);
    cell.w = words + tellLinked(words, cell.l.Target);
  }
}

/** The grid begins at the first filled cell, not at A1. */
function findHidden(sheet: WorkSheet): Hidden {
  const { r: firstRow, c: firstColumn } = utils.decode_range(sheet['!ref'] ?? 'A1').s;
  const indexes = (lines: { hidden?: boolean }[] = []) =>
    [...lines.entries()].flatMap(([index, line]) => (line?.hidden ? [index] : []));
  return {
    rows: new Set(indexes(sheet['!rows']).map((row) => row - firstRow)),
    columns: indexes(sheet['!cols']).map((column) => ({
      from: column - firstColumn,
      to: column - firstColumn,
    })),
  };
}
