import { pageSource } from '#functions/engine/language/page-words.ts';
import type { Block } from '../content/content.ts';
import { tableFromRows } from '../content/table-from-rows.ts';

/** A sheet as displayed: texts of the filled cells by row and column, both zero-based. */
export type Sheet = {
  name: string;
  rows: Map<number, Map<number, string>>;
  /** Text of boxes that lie on the sheet. */
  beside?: Block[];
};

/** What the author hid: zero-based rows, and ranges of columns. */
export type Hidden = { rows: Set<number>; columns: { from: number; to: number }[] };

/**
 * Drops hidden rows and columns: they hold salaries and notes of whoever keeps the sheet. The rows below move up, so that
 * a table with hidden rows stays one.
 */
export function dropHidden(rows: Sheet['rows'], hidden: Hidden): Sheet['rows'] {
  const kept: Sheet['rows'] = new Map();
  const hiddenRows = [...hidden.rows].sort((a, b) => a - b);
  let above = 0;
  for (const [index, row] of [...rows].sort(([a], [b]) => a - b)) {
    while ((hiddenRows[above] ?? index) < index) above++;
    if (hidden.rows.has(index)) continue;
    for (const column of row.keys()) if (isHiddenColumn(hidden, column)) row.delete(column);
    if (row.size > 0) kept.set(index - above, row);
  }
  return kept;
}

export function isHiddenColumn({ columns }: Hidden, column: number): boolean {
  return columns.some(({ from, to }) => column >= from && column <= to);
}

/** Rows kept per workbook: a price list or timetable has hundreds; a database export has more. */
export const sheetRowLimit = 20_000;

const sheetHeadingLevel = 2;
/** Default sheet names of spreadsheet programs in their main languages. */
const defaultSheetName = new RegExp(`^${pageSource(({ sheetName }) => sheetName)} ?\\d+$`, 'i');

/** Blocks of a workbook: a heading per sheet and a table per run of filled rows. */
export function sheetBlocks(sheets: Sheet[]): Block[] {
  return sheets
    .filter(({ rows, beside = [] }) => rows.size + beside.length > 0)
    .flatMap((sheet) => [
      ...(defaultSheetName.test(sheet.name)
        ? []
        : [{ kind: 'heading', level: sheetHeadingLevel, text: sheet.name } as const]),
      ...shareHeaders(splitRuns(sheet.rows).flatMap((run) => tableFromRows(run))),
      ...(sheet.beside ?? []),
    ]);
}

/** An empty row separates tables. */
function splitRuns(rows: Sheet['rows']): string[][][] {
  const runs: string[][][] = [];
  const columns = [...new Set([...rows.values()].flatMap((row) => [...row.keys()]))].sort((a, b) => a - b);
  let previous: number | undefined;
  for (const [index, cells] of [...rows].sort(([a], [b]) => a - b)) {
    if (previous === undefined || index > previous + 1) runs.push([]);
    runs.at(-1)?.push(columns.map((column) => cells.get(column) ?? ''));
    previous = index;
  }
  return runs;
}

/** A table that continues after an empty row keeps the header of its first part. */
function shareHeaders(blocks: Block[]): Block[] {
  let header: string[] = [];
  return blocks.map((block) => {
    if (block.kind !== 'table') return block;
    if (block.header.length > 0) header = block.header;
    return block.header.length === 0 && block.rows[0]?.length === header.length
      ? { ...block, header }
      : block;
  });
}
