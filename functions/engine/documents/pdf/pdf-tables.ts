import type { Block } from '../content/content.ts';
import { tableFromRows } from '../content/table-from-rows.ts';
import type { Line } from './pdf-lines.ts';

/** Minimum rows of a table. */
const fewestRows = 2;
/** Minimum points between columns. */
const columnDistance = 3;
/** The widest texts up to this share may cross a gap: spanning cells and titles within a table. */
const gapCrossingShare = 0.15;
/** Relative to font size: lines further apart aren't one table. */
const rowDistance = 4;

/** The table that starts at `lines[start]` and its number of lines; undefined if there is none. */
export function readTable(
  lines: readonly Line[],
  start: number,
): { blocks: Block[]; length: number } | undefined {
  const run = takeRun(lines, start);
  const multiple = run.filter(({ segments }) => segments.length > 1).length;
  if (multiple < fewestRows) return undefined;
  const columns = findColumns(run);
  if (columns.length < 2) return undefined;
  return { blocks: tableFromRows(readRows(run, columns)), length: run.length };
}

/** Consecutive lines with several segments, and the wrapped lines between them. */
function takeRun(lines: readonly Line[], start: number): Line[] {
  const run: Line[] = [];
  let length = 0;
  for (const line of lines.slice(start)) {
    const last = run.at(-1);
    if (last && Math.abs(last.baseline - line.baseline) > Math.max(last.size, line.size) * rowDistance) break;
    if (last && line.baseline > last.baseline + last.size) break;
    if (line.segments.length === 1 && (!last || !fitsColumn(line, run))) break;
    run.push(line);
    if (line.segments.length > 1) length = run.length;
    else if (line.left > (run[0]?.left ?? 0) + line.size) length = run.length;
  }
  return run.slice(0, length);
}

/** Whether a lone segment stays within one column of the rows so far. */
function fitsColumn(line: Line, run: Line[]): boolean {
  const columns = findColumns(run);
  return (
    columns.filter(
      ({ left, right }) => line.left < right + columnDistance && line.right > left - columnDistance,
    ).length === 1 && (columns.at(-1)?.right ?? 0) + line.size * 8 >= line.right
  );
}

type Column = { left: number; right: number };

/** Finds the intervals that hold text; a gap that no text, or only the widest, crosses separates columns. */
function findColumns(lines: readonly Line[]): Column[] {
  const segments = lines
    .flatMap((line) => line.segments)
    .sort((a, b) => a.right - a.left - (b.right - b.left));
  const strict = uniteIntervals(segments);
  const lenient = uniteIntervals(segments.slice(0, Math.ceil(segments.length * (1 - gapCrossingShare))));
  return lenient.length > strict.length ? lenient : strict;
}

function uniteIntervals(intervals: readonly Column[]): Column[] {
  const united: Column[] = [];
  for (const { left, right } of [...intervals].sort((a, b) => a.left - b.left)) {
    const last = united.at(-1);
    if (last && left < last.right + columnDistance) last.right = Math.max(last.right, right);
    else united.push({ left, right });
  }
  return united;
}

/** A line with an empty first column continues the row above. */
function readRows(lines: readonly Line[], columns: Column[]): string[][] {
  const rows: string[][] = [];
  for (const line of lines) {
    const cells = columns.map(() => '');
    for (const segment of line.segments) {
      const index = columnOf(segment, columns);
      cells[index] = `${cells[index] ?? ''} ${segment.text}`.trim();
    }
    const above = rows.at(-1);
    if (above && cells[0] === '' && above[0] !== '') {
      for (const [index, cell] of cells.entries()) above[index] = `${above[index] ?? ''} ${cell}`.trim();
    } else rows.push(cells);
  }
  return rows;
}

/** The column where a segment starts, or the next one. */
function columnOf({ left }: { left: number }, columns: Column[]): number {
  const index = columns.findIndex((column) => left < column.right);
  return index === -1 ? columns.length - 1 : index;
}
