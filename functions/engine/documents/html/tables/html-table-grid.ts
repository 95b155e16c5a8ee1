import { type Element, isTag } from 'domhandler';
import { visibleText } from '../html-text.ts';
import { isHidden } from '../html-visibility.ts';
import { readSign } from './cell-sign.ts';

const gridColumnLimit = 60;
const rowLimit = 2000;
const spanLimit = 50;

export type Cell = { element: Element; text: string; isHeader: boolean; isBold: boolean };

/** A row by columns; a cell that spans several columns or rows is in each of them. */
export type GridRow = {
  cells: (Cell | undefined)[];
  /** The cells that start in this row, in order. */
  printed: Cell[];
  inHead: boolean;
};

/** A table row with its cell elements. */
export type RowElements = { cells: Element[]; inHead: boolean };

/** Table rows with expanded spans. */
export function readGrid(elements: readonly RowElements[]): GridRow[] {
  const rows: GridRow[] = [];
  /** Cells that span down from earlier rows, per column. */
  const pending: { cell: Cell; rowsLeft: number }[] = [];
  for (const { cells: own, inHead } of elements.slice(0, rowLimit)) {
    const cells: (Cell | undefined)[] = [];
    const printed: Cell[] = [];
    let column = 0;
    const takePending = () => {
      for (let held = pending[column]; held && held.rowsLeft > 0; held = pending[column]) {
        held.rowsLeft--;
        cells[column++] = held.cell;
      }
    };
    for (const element of own) {
      takePending();
      const cell = readCell(element);
      printed.push(cell);
      const down = readSpan(element.attribs.rowspan) - 1;
      for (let across = readSpan(element.attribs.colspan); across > 0 && column < gridColumnLimit; across--) {
        pending[column] = { cell, rowsLeft: down };
        cells[column++] = cell;
      }
    }
    takePending();
    rows.push({ cells, printed, inHead });
  }
  return rows;
}

/** Text of the cell in a column; empty if the row has none. */
export const cellText = (row: GridRow, column: number): string => row.cells[column]?.text ?? '';

export const oneLine = (text: string): string => text.replaceAll('\n', ' ');

function readCell(element: Element): Cell {
  const text = visibleText(element.children) || readSign(element);
  return {
    element,
    text,
    isHeader: element.name === 'th' || /^(?:row|column)header$/.test(element.attribs.role ?? ''),
    isBold: text !== '' && boldText(element) === text,
  };
}

function boldText(element: Element): string {
  const bold: Element[] = [];
  collectBold(element, bold);
  return bold.length > 0 ? visibleText(bold) : '';
}

function collectBold(element: Element, found: Element[]): void {
  for (const child of element.children) {
    if (!isTag(child)) continue;
    if (child.name === 'strong' || child.name === 'b') found.push(child);
    else collectBold(child, found);
  }
}

function readSpan(value: string | undefined): number {
  const span = Number.parseInt(value ?? '1', 10);
  return Number.isNaN(span) ? 1 : Math.min(Math.max(span, 1), spanLimit);
}

/** Rows of a table in reading order, without hidden rows and those of nested tables. */
export function findRows(table: Element): RowElements[] {
  const rows: RowElements[] = [];
  for (const child of table.children) {
    if (!isTag(child) || isHidden(child)) continue;
    if (child.name === 'tr') rows.push({ cells: cellElements(child), inHead: false });
    else if (rowGroups.has(child.name)) addGroup(rows, child);
  }
  return rows;
}

const rowGroups = new Set(['thead', 'tbody', 'tfoot']);

function addGroup(rows: RowElements[], group: Element): void {
  const inHead = group.name === 'thead';
  for (const row of group.children)
    if (isTag(row) && row.name === 'tr' && !isHidden(row)) rows.push({ cells: cellElements(row), inHead });
}

function cellElements(row: Element): Element[] {
  const cells: Element[] = [];
  for (const child of row.children)
    if (isTag(child) && (child.name === 'td' || child.name === 'th')) cells.push(child);
  return cells;
}
