import { readingOrder } from '../order-right-to-left.ts';
import { joinSegments, type Segment } from '../pdf-segments.ts';
import type { Box } from './grounds.ts';
import { findGrids, type Grid } from './ruled-grid.ts';

/** A box with more text is a part of the layout. */
const ruledCellLengthLimit = 800;
/** Charts and forms have lines, but little text between them. */
const fewestFilledCells = 4;
const filledShare = 0.25;

/** A cell, or several that no line separates; `row` and `column` are its first ones. */
type Region = { row: number; column: number; rows: number; columns: number; runs: Segment[] };

/** Takes the texts that lines enclose out of a page's texts, and puts the table in their place. */
export function readRuledTables(
  runs: readonly Segment[],
  rules: readonly Box[],
  mirrored: boolean,
): Segment[] {
  let rest = [...runs];
  for (const grid of findGrids(rules)) {
    const inside = new Set(rest.filter((run) => locate(grid, run)));
    const table = readGrid(grid, [...inside], mirrored);
    if (!table) continue;
    rest = [...rest.filter((run) => !inside.has(run)), table];
  }
  return rest;
}

function readGrid(grid: Grid, runs: readonly Segment[], mirrored: boolean): Segment | undefined {
  const regions = findRegions(grid);
  for (const run of runs) {
    const cell = locate(grid, run);
    if (cell) regions[cell.row]?.[cell.column]?.runs.push(run);
  }
  const filled = new Set(regions.flat().filter((region) => region.runs.length > 0));
  if (filled.size < fewestFilledCells || filled.size < new Set(regions.flat()).size * filledShare)
    return undefined;
  const texts = new Map([...filled].map((region) => [region, linesOf(region.runs, mirrored)]));
  if ([...texts.values()].some((lines) => lines.join(' ').length > ruledCellLengthLimit)) return undefined;
  const width = grid.columnEdges.length - 1;
  const rows = regions.flatMap((row, index) => splitRow(row, index, grid, texts));
  if (rows.length < 2 || rows.filter((row) => row.filter(Boolean).length > 1).length < 2) return undefined;
  const headerRows = countHeaderRows(regions, width);
  const [first] = runs;
  return {
    text: '',
    left: grid.columnEdges[0] ?? 0,
    right: grid.columnEdges.at(-1) ?? 0,
    baseline: grid.rowEdges[0] ?? 0,
    size: first?.size ?? 1,
    font: first?.font ?? '',
    table: { rows, ...(headerRows > 1 && { headerRows }) },
  };
}

/** The cell in which a text's middle is. */
function locate({ columnEdges, rowEdges }: Grid, run: Segment): { row: number; column: number } | undefined {
  const x = (run.left + run.right) / 2;
  const y = run.baseline + run.size * 0.3;
  const column = columnEdges.findIndex((edge, index) => x >= edge && x < (columnEdges[index + 1] ?? edge));
  const row = rowEdges.findIndex((edge, index) => y <= edge && y > (rowEdges[index + 1] ?? edge));
  return column === -1 || row === -1 ? undefined : { row, column };
}

function findRegions(grid: Grid): Region[][] {
  const { columnEdges, rowEdges } = grid;
  const regions: Region[][] = rowEdges.slice(1).map(() => []);
  for (const [row, cells] of regions.entries())
    for (let column = 0; column < columnEdges.length - 1; column++) {
      const y = middle(rowEdges, row);
      const x = middle(columnEdges, column);
      const before = cells[column - 1];
      const above = regions[row - 1]?.[column];
      const joinsAbove = above && !grid.hasRowEdge(rowEdges[row] ?? 0, x);
      const joinsBefore = before && !grid.hasColumnEdge(columnEdges[column] ?? 0, y);
      const region = (joinsBefore && before) ||
        (joinsAbove && above) || { row, column, rows: 1, columns: 1, runs: [] };
      region.rows = Math.max(region.rows, row - region.row + 1);
      region.columns = Math.max(region.columns, column - region.column + 1);
      cells.push(region);
    }
  return regions;
}

function middle(edges: readonly number[], index: number): number {
  return ((edges[index] ?? 0) + (edges[index + 1] ?? 0)) / 2;
}

type CellLine = { baseline: number; text: string };

function linesOf(runs: readonly Segment[], mirrored: boolean): CellLine[] {
  const lines: Segment[][] = [];
  for (const run of [...runs].sort((a, b) => b.baseline - a.baseline)) {
    const line = lines.at(-1);
    if (line?.[0] && Math.abs(line[0].baseline - run.baseline) <= run.size * 0.4) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => ({
    baseline: line[0]?.baseline ?? 0,
    text: joinSegments(line.sort((a, b) => a.left - b.left))
      .map(({ text }) => readingOrder(text, mirrored))
      .join(' '),
  }));
}

/** Joins the lines of a cell: a hyphen before a small letter parts a word. */
function joinCell(lines: readonly CellLine[]): string {
  return lines
    .map(({ text }) => text)
    .reduce((text, next) => {
      if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next;
      return text ? `${text} ${next}` : next;
    }, '');
}

/** The rows of one row of the grid: several where only columns are ruled. */
function splitRow(
  row: readonly Region[],
  index: number,
  grid: Grid,
  texts: ReadonlyMap<Region, CellLine[]>,
): string[][] {
  const [label] = row;
  const labels = (label && texts.get(label)) ?? [];
  const areRowsRuled = grid.rowEdges.length > 3;
  const listed = row.filter((region) => texts.get(region)?.length === labels.length).length;
  if (!areRowsRuled && labels.length > 2 && listed > 1) {
    return labels.map(({ baseline }, line) => {
      const next = labels[line + 1]?.baseline ?? Number.NEGATIVE_INFINITY;
      return row.map((region) =>
        joinCell(
          (texts.get(region) ?? []).filter(
            (cell) => cell.baseline <= baseline + 2 && cell.baseline > next + 2,
          ),
        ),
      );
    });
  }
  return [
    row.map((region, column) => {
      const isWhole = region.columns === row.length;
      if (isWhole && (column > 0 || region.row !== index)) return '';
      return joinCell(texts.get(region) ?? []);
    }),
  ];
}

/** A first row with titles over several columns is continued by the row below. */
function countHeaderRows(regions: readonly Region[][], width: number): number {
  const [first = [], second = []] = regions;
  const spans = first.some(({ columns }) => columns > 1 && columns < width);
  const isSplitBelow = second.some((region, column) => region.columns < (first[column]?.columns ?? 1));
  const label = first[0];
  const hasLabel =
    label && (label.rows > 1 || label.runs.length === 0 || (second[0]?.runs.length ?? 0) === 0);
  return spans && isSplitBelow && hasLabel && regions.length > 2 ? 2 : 1;
}
