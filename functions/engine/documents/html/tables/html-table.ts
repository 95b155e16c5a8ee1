import { type ChildNode, type Element, isTag } from 'domhandler';
import type { Block } from '#functions/engine/documents/content/content.ts';
import { isValue } from '#functions/engine/documents/content/table-from-rows.ts';
import { visibleText } from '../html-text.ts';
import { cellText, type GridRow, oneLine, type RowElements, readGrid } from './html-table-grid.ts';
import { splitSideBySide } from './split-side-by-side.ts';

const longCellLength = 280;
/** Share of header cells in a column's filled cells that makes it a column of row names. */
const labelShare = 0.8;

type Table = Extract<Block, { kind: 'table' }>;

/** Elements in a cell that mark a layout table. */
const layoutContents = new Set(['table', 'form', 'h1', 'h2', 'section', 'article', 'main']);

/** Turns a data table into blocks; undefined for a layout table, whose cells are read like any other block. */
export function readTables(table: Element, elements: readonly RowElements[]): Block[] | undefined {
  if (table.attribs.role === 'presentation' || table.attribs.role === 'none') return undefined;
  if (elements.some(({ cells }) => cells.some(({ children }) => hasElement(children, layoutContents))))
    return undefined;
  const rows = readGrid(elements);
  const isNamed = elements.some(({ cells }) => cells.some(({ name }) => name === 'th'));
  return isNamed || !arrangesPage(rows) ? toTables(table, rows) : undefined;
}

function arrangesPage(rows: readonly GridRow[]): boolean {
  const width = widthOf(rows);
  if (rows.length < 2 || width < 2) return true;
  const texts = rows.flatMap(({ printed }) => printed.map(({ text }) => text)).filter((text) => text !== '');
  const long = texts.filter((text) => text.length > longCellLength).length;
  return texts.length < width || long > texts.length / 4;
}

/**
 * Expands spans and recognises header rows. A row that spans the whole width starts a new table and is its caption; the
 * new table keeps the first header unless it has its own.
 */
function toTables(table: Element, grid: readonly GridRow[]): Block[] {
  const captionElement = table.children.filter(isTag).find((child) => child.name === 'caption');
  const rows = grid.filter(({ cells }) => cells.some((cell) => cell && cell.text !== ''));
  const areMarkedCellsTitles = beginWithPlainCells(rows);
  let caption = captionElement ? oneLine(visibleText(captionElement.children)) : undefined;
  const blocks: Block[] = [];
  let group: GridRow[] = [];
  let header: string[] = [];
  const flush = (isLast: boolean) => {
    if (group.length === 0) {
      // A full-width row without rows below it is a remark.
      if (caption) blocks.push({ kind: 'paragraph', text: caption });
      return;
    }
    const heads = takeHeads(group, isLast);
    const own = heads.length > 0 ? mergeHeads(heads) : [];
    if (own.length > 0) header = own;
    const body = group.slice(heads.length);
    group = [];
    if (body.length === 0 && caption) blocks.push({ kind: 'paragraph', text: caption });
    const fits = own.length > 0 || widthOf(body) <= header.length;
    if (body.length > 0) blocks.push(...splitSideBySide(toTable(body, caption, fits ? header : [])));
  };
  for (const row of rows) {
    const title = sectionTitle(row, areMarkedCellsTitles);
    if (title === undefined) {
      group.push(row);
      continue;
    }
    flush(false);
    caption = title;
  }
  flush(true);
  return blocks;
}

function toTable(body: readonly GridRow[], caption: string | undefined, header: readonly string[]): Table {
  const width = Math.max(widthOf(body), header.length);
  const labelColumns = countLabelColumns(body, width);
  const isExpanded = body.some(({ printed, cells }) => printed.length < cells.filter(Boolean).length);
  return {
    kind: 'table',
    ...(caption ? { caption } : {}),
    header: [...header],
    rows: body.map((row) => Array.from({ length: width }, (_, column) => cellText(row, column))),
    ...(labelColumns > 1 ? { labelColumns } : {}),
    ...(isExpanded ? { printed: body.map(({ printed }) => printed.map(({ text }) => text)) } : {}),
  };
}

/**
 * Leading header rows. A row group of header rows alone is the header of the next groups, and data if it is the last.
 */
function takeHeads(rows: readonly GridRow[], isLast: boolean): readonly GridRow[] {
  const count = rows.findIndex((row, index) => !isHeaderRow(row, index, rows));
  if (count !== -1) return rows.slice(0, count);
  return isLast ? [] : rows;
}

/** Merges several header rows: "Fees" above "Monthly" becomes "Fees Monthly". */
function mergeHeads(heads: readonly GridRow[]): string[] {
  return Array.from({ length: widthOf(heads) }, (_, column) =>
    [...new Set(heads.map((row) => oneLine(cellText(row, column))))].filter(Boolean).join(' '),
  );
}

function isHeaderRow(row: GridRow, index: number, rows: readonly GridRow[]): boolean {
  if (row.inHead) return true;
  const filled = row.cells.filter((cell) => cell !== undefined && cell.text !== '');
  if (filled.length < 2 && index > 0) return false;
  const rowHeadersOnly = row.cells.slice(1).some((cell) => cell && cell.text !== '' && !cell.isHeader);
  if (!rowHeadersOnly && filled.every((cell) => cell?.isHeader)) return filled.length > 1;
  const next = rows[index + 1];
  if (!next) return false;
  if (index > 0) return isBelowGroupHeads(rows[index - 1], row, next);
  const bold =
    filled.every((cell) => cell?.isBold) &&
    !next.cells.every((cell) => !cell || cell.isBold || cell.text === '');
  return (
    bold || isBelowGroupHeads(row, next, rows[index + 2]) || isLabelsAboveNumbers(row, next, rows.length)
  );
}

/** "Tuition" over "Yearly" and "Monthly": a cell above spans columns that this row names, with values below. */
function isBelowGroupHeads(above: GridRow | undefined, row: GridRow, next: GridRow | undefined): boolean {
  if (!above || !next || !hasNumbers(next)) return false;
  const spans = above.printed.length > 1 && above.printed.length < new Set(row.cells).size;
  return spans && !/\d/.test(textsOf(above.printed) + textsOf(row.printed));
}

function isLabelsAboveNumbers(row: GridRow, next: GridRow, rowCount: number): boolean {
  const filled = row.cells.flatMap((cell) => (cell?.text ? [cell.text] : []));
  if (filled.length < row.cells.length - 1 || rowCount <= 2) return false;
  if (filled.every((text) => !/\d/.test(text))) return hasNumbers(next);
  // "Grades 3 to 5" is a name too, above nothing but values.
  const below = next.cells.slice(1).flatMap((cell) => (cell?.text ? [cell.text] : []));
  return below.length > 0 && below.every(isValue) && !filled.some(isValue);
}

const textsOf = (cells: GridRow['printed']): string => cells.map(({ text }) => text).join(' ');

const hasNumbers = (row: GridRow): boolean => row.cells.slice(1).some((cell) => /\d/.test(cell?.text ?? ''));

/** Leading columns that consist of header cells. */
function countLabelColumns(body: readonly GridRow[], width: number): number {
  let count = 1;
  while (count < width - 1 && isLabelColumn(body, count)) count++;
  return count;
}

function isLabelColumn(body: readonly GridRow[], column: number): boolean {
  const filled = body.flatMap(({ cells }) => cells[column] ?? []).filter(({ text }) => text !== '');
  return filled.length > 0 && filled.filter(({ isHeader }) => isHeader).length >= labelShare * filled.length;
}

/**
 * The title in a row that spans the table, or that has one header or bold cell where other rows start with plain ones.
 */
function sectionTitle({ cells }: GridRow, areMarkedCellsTitles: boolean): string | undefined {
  const [first] = cells;
  if (!first || cells.length < 2) return undefined;
  if (cells.every((cell) => cell?.element === first.element)) return oneLine(first.text);
  const isAlone = cells.slice(1).every((cell) => !cell || cell.text === '');
  const isMarked = first.isHeader || first.isBold;
  return areMarkedCellsTitles && isAlone && isMarked && first.text !== '' ? oneLine(first.text) : undefined;
}

/** Whether most rows with several filled cells start with a plain cell, neither header nor bold. */
function beginWithPlainCells(rows: readonly GridRow[]): boolean {
  const full = rows.filter(({ cells }) => cells.slice(1).some((cell) => cell && cell.text !== ''));
  const plain = full.filter(({ cells: [first] }) => first && !first.isHeader && !first.isBold);
  return plain.length * 2 > full.length;
}

function widthOf(rows: readonly GridRow[]): number {
  return rows.reduce((width, { cells }) => Math.max(width, cells.length), 0);
}

function hasElement(nodes: readonly ChildNode[], names: ReadonlySet<string>): boolean {
  return nodes.some((node) => isTag(node) && (names.has(node.name) || hasElement(node.children, names)));
}
