import type { Block } from './content.ts';

const headerCellLengthLimit = 80;
/** An amount, date, time, number or address: typical content of a table's body. */
const valueLike =
  /^[^\p{L}]*\d[^\p{L}]*$|\d[\d.,:/-]*\s*(?:%|€|\$|£|[AaPp]\.?[Mm]\b)|[$€£]\s*\d|@|\d{4}-\d\d-\d\d/u;
const yearCellPattern = /^(?:19|20)\d\d(?:\s*[-/–]\s*\d{2,4})?$/;

/**
 * Blocks for the rows of a grid: a table with its header row, or paragraphs if it has one column. `headerRows` is what
 * the source declares; without it, the first row is judged by its content.
 */
export function tableFromRows(grid: string[][], { headerRows }: { headerRows?: number } = {}): Block[] {
  const rows = trimColumns(
    grid.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some(Boolean)),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return [];
  if (width === 1) return rows.map(([text = '']) => ({ kind: 'paragraph', text }));
  const lead = headerRows ? [] : takeLeadingTitles(rows);
  const body = rows.slice(lead.length).map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
  const headers = headerRows ?? (hasHeader(body) ? 1 : 0);
  if (body.length <= headers) return [...lead, { kind: 'table', header: [], rows: body }];
  return [...lead, { kind: 'table', header: mergeHeader(body.slice(0, headers)), rows: body.slice(headers) }];
}

/** Rows above the table with a single text are its titles. */
function takeLeadingTitles(rows: string[][]): Block[] {
  const lead: Block[] = [];
  for (const row of rows) {
    const [text, ...others] = row.filter(Boolean);
    if (text === undefined || others.length > 0) return lead;
    lead.push({ kind: 'paragraph', text });
  }
  return [];
}

/** A header differs in kind from the row below it: labels above values, or hours above names. */
function hasHeader([first, ...rest]: string[][]): boolean {
  if (!first || rest.length === 0) return false;
  const labels = first.slice(1);
  if (labels.some((cell) => cell === '' || cell.length > headerCellLengthLimit)) return false;
  if (labels.length > 1 && new Set(labels).size < labels.length) return false;
  const body = rest.flatMap((row) => row.slice(1)).filter(Boolean);
  const values = body.filter(isValue).length;
  if (labels.every(isValue)) return labels.length > 1 && values * 3 < body.length;
  return !first.some(isValue) && (labels.length > 1 || values * 2 > body.length);
}

/** Whether a cell holds an amount, a date, a time or a number, and no name. */
export const isValue = (cell: string): boolean => valueLike.test(cell) && !yearCellPattern.test(cell);

/** Merges several header rows: "Fees" above "Monthly" becomes "Fees Monthly". */
function mergeHeader(rows: string[][]): string[] {
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, column) =>
    [...new Set(rows.map((row) => row[column] ?? ''))].filter(Boolean).join(' '),
  );
}

function trimColumns(rows: string[][]): string[][] {
  const used = new Set<number>();
  for (const row of rows) for (const [column, cell] of row.entries()) if (cell) used.add(column);
  const columns = [...used].sort((a, b) => a - b);
  return rows.map((row) => columns.map((column) => row[column] ?? ''));
}
