import { type Element, isTag } from 'domhandler';
import type { Block } from './content.ts';
import { visibleText } from './html-text.ts';
import { isHidden } from './html-visibility.ts';

const columnLimit = 60;
const rowLimit = 2000;
const spanLimit = 50;
const longCellLength = 280;

type Cell = { element: Element; text: string; isHeader: boolean; isBold: boolean };
type Row = { cells: (Cell | undefined)[]; inHead: boolean };

/** Elements whose presence in a cell shows that the table arranges a page rather than data. */
const layoutContents = new Set(['table', 'form', 'h1', 'h2', 'section', 'article', 'main']);

/** Whether a table only arranges the page: its cells are then read one after another like any block. */
export function isLayoutTable(table: Element): boolean {
  if (table.attribs.role === 'presentation' || table.attribs.role === 'none') return true;
  const cells = findCells(table);
  if (cells.some(({ children }) => hasElement(children.filter(isTag), layoutContents))) return true;
  if (cells.some((cell) => cell.name === 'th')) return false;
  const rows = readRows(table);
  const width = Math.max(0, ...rows.map((row) => row.cells.length));
  if (rows.length < 2 || width < 2) return true;
  const texts = cells.map((cell) => visibleText(cell.children)).filter((text) => text !== '');
  const long = texts.filter((text) => text.length > longCellLength).length;
  return texts.length < width || long > texts.length / 4;
}

/** Cells of a table in reading order, without those of inner tables. */
export function findCells(table: Element): Element[] {
  return rowElements(table).flatMap(({ row }) =>
    row.children.filter(isTag).filter((cell) => cell.name === 'td' || cell.name === 'th'),
  );
}

/**
 * Tables of a data table: spans are expanded, header rows recognised, and a row that spans the whole width starts
 * a new table with that row as its caption.
 */
export function readTables(table: Element): Block[] {
  const captionElement = table.children.filter(isTag).find((child) => child.name === 'caption');
  let caption = captionElement ? oneLine(visibleText(captionElement.children)) : undefined;
  const blocks: Block[] = [];
  let group: Row[] = [];
  const flush = () => {
    if (group.length > 0) blocks.push(toTable(group, caption));
    group = [];
  };
  for (const row of readRows(table)) {
    if (row.cells.every((cell) => !cell || cell.text === '')) continue;
    const spanning = spanningText(row);
    if (spanning === undefined) {
      group.push(row);
      continue;
    }
    flush();
    caption = spanning;
  }
  flush();
  if (blocks.length === 0 && caption) return [{ kind: 'paragraph', text: caption }];
  return blocks;
}

function toTable(rows: readonly Row[], caption: string | undefined): Block {
  const width = Math.max(...rows.map((row) => row.cells.length));
  const headCount = rows.findIndex((row, index) => !isHeaderRow(row, index, rows));
  const heads = headCount === -1 ? [] : rows.slice(0, headCount);
  const body = rows.slice(heads.length);
  const header =
    heads.length === 0
      ? []
      : Array.from({ length: width }, (_, column) =>
          unique(heads.map((row) => cellText(row, column))).join(' '),
        );
  return {
    kind: 'table',
    ...(caption ? { caption } : {}),
    header,
    rows: body.map((row) => Array.from({ length: width }, (_, column) => cellText(row, column))),
  };
}

function isHeaderRow(row: Row, index: number, rows: readonly Row[]): boolean {
  if (row.inHead) return true;
  const filled = row.cells.filter((cell) => cell !== undefined && cell.text !== '');
  if (filled.length < 2 && index > 0) return false;
  const rowHeadersOnly = row.cells.slice(1).some((cell) => cell && cell.text !== '' && !cell.isHeader);
  if (!rowHeadersOnly && filled.every((cell) => cell?.isHeader)) return index < rows.length - 1;
  const next = rows[index + 1];
  if (index > 0 || !next) return false;
  const bold =
    filled.every((cell) => cell?.isBold) &&
    !next.cells.every((cell) => !cell || cell.isBold || cell.text === '');
  return (
    bold ||
    (filled.every((cell) => !/\d/.test(cell?.text ?? '')) &&
      hasNumbers(next) &&
      filled.length >= row.cells.length - 1 &&
      rows.length > 2)
  );
}

function hasNumbers(row: Row): boolean {
  return row.cells.slice(1).some((cell) => /\d/.test(cell?.text ?? ''));
}

function spanningText({ cells }: Row): string | undefined {
  const [first] = cells;
  if (!first || cells.length < 2 || cells.some((cell) => cell?.element !== first.element)) return undefined;
  return oneLine(first.text);
}

function cellText(row: Row, column: number): string {
  return oneLine(row.cells[column]?.text ?? '');
}

function oneLine(text: string): string {
  return text.replaceAll('\n', ' ');
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text !== ''))];
}

function readRows(table: Element): Row[] {
  const rows: Row[] = [];
  /** Cells that reach down from earlier rows, per column. */
  const pending: { cell: Cell; rowsLeft: number }[] = [];
  for (const { row, inHead } of rowElements(table).slice(0, rowLimit)) {
    const cells: (Cell | undefined)[] = [];
    const elements = row.children.filter(isTag).filter(({ name }) => name === 'td' || name === 'th');
    let column = 0;
    const takePending = () => {
      for (let held = pending[column]; held && held.rowsLeft > 0; held = pending[column]) {
        held.rowsLeft--;
        cells[column++] = held.cell;
      }
    };
    for (const element of elements) {
      takePending();
      const cell = readCell(element);
      const down = readSpan(element.attribs.rowspan) - 1;
      for (let across = readSpan(element.attribs.colspan); across > 0 && column < columnLimit; across--) {
        pending[column] = { cell, rowsLeft: down };
        cells[column++] = cell;
      }
    }
    takePending();
    rows.push({ cells, inHead });
  }
  return rows;
}

function readCell(element: Element): Cell {
  const text = visibleText(element.children);
  return {
    element,
    text,
    isHeader: element.name === 'th',
    isBold: text !== '' && boldText(element) === text,
  };
}

function boldText(element: Element): string {
  const bold: Element[] = [];
  collectBold(element, bold);
  return visibleText(bold);
}

function collectBold(element: Element, found: Element[]): void {
  for (const child of element.children.filter(isTag)) {
    if (child.name === 'strong' || child.name === 'b') found.push(child);
    else collectBold(child, found);
  }
}

function readSpan(value: string | undefined): number {
  const span = Number.parseInt(value ?? '1', 10);
  return Number.isNaN(span) ? 1 : Math.min(Math.max(span, 1), spanLimit);
}

function rowElements(table: Element): { row: Element; inHead: boolean }[] {
  return table.children.filter(isTag).flatMap((child) => {
    if (isHidden(child)) return [];
    if (child.name === 'tr') return [{ row: child, inHead: false }];
    if (child.name !== 'thead' && child.name !== 'tbody' && child.name !== 'tfoot') return [];
    const rows = child.children.filter(isTag).filter((row) => row.name === 'tr' && !isHidden(row));
    return rows.map((row) => ({ row, inHead: child.name === 'thead' }));
  });
}

function hasElement(elements: readonly Element[], names: ReadonlySet<string>): boolean {
  return elements.some(
    (element) => names.has(element.name) || hasElement(element.children.filter(isTag), names),
  );
}
