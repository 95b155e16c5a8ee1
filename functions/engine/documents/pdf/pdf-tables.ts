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
/** Points by which cells of one column may be out of line. */
const alignmentTolerance = 2;
/** Wide words of justified text stand below each other only by chance. */
const alignedShare = 0.34;
/** A line this much nearer to the row above than to the one below continues it. */
const wrapDistance = 0.85;

/** The table that starts at `lines[start]` and its number of lines; undefined if there is none. */
export function readTable(
  lines: readonly Line[],
  start: number,
): { blocks: Block[]; length: number } | undefined {
  const run = takeRun(lines, start);
  const multiple = run.filter(({ segments }) => segments.length > 1).length;
  if (multiple < fewestRows || isJustified(run)) return undefined;
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

/** Whether these are lines of prose whose words are drawn apart to fill them: nothing stands below anything else. */
function isJustified(run: readonly Line[]): boolean {
  const inner = run.map(({ segments }) => segments.slice(1));
  const all = inner.flat();
  if (all.some(({ text }) => /\d/.test(text))) return false;
  const aligned = inner.flatMap((segments, at) =>
    segments.filter((segment) =>
      inner.some((others, other) => other !== at && others.some((cell) => isAligned(cell, segment))),
    ),
  );
  return aligned.length < all.length * alignedShare;
}

function isAligned(a: Column, b: Column): boolean {
  return [a.left - b.left, a.right - b.right, (a.left + a.right - b.left - b.right) / 2].some(
    (distance) => Math.abs(distance) <= alignmentTolerance,
  );
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

/** A line with an empty first column continues the row above, as does one with nothing but the rest of a label. */
function readRows(lines: readonly Line[], columns: Column[]): string[][] {
  const rows: string[][] = [];
  for (const [at, line] of lines.entries()) {
    const cells = columns.map(() => '');
    for (const segment of line.segments) {
      const index = columnOf(segment, columns);
      cells[index] = `${cells[index] ?? ''} ${segment.text}`.trim();
    }
    const above = rows.at(-1);
    const isContinued = cells[0] === '' ? above?.[0] !== '' : continuesLabel(cells, above, lines, at);
    if (above && isContinued) {
      for (const [index, cell] of cells.entries()) above[index] = `${above[index] ?? ''} ${cell}`.trim();
    } else rows.push(cells);
  }
  return rows;
}

/** "Bus to and" above "from school", with the values of the row beside one of them. */
function continuesLabel(
  cells: readonly string[],
  above: readonly string[] | undefined,
  lines: readonly Line[],
  at: number,
): boolean {
  const isAlone = isLabelOnly(cells);
  if (!above || isAlone === isLabelOnly(above)) return false;
  const isLowerCase = /^\p{Ll}/u.test(cells[0] ?? '');
  if (isAlone && isLowerCase) return true;
  const [before, here, after] = [at - 1, at, at + 1].map((index) => lines[index]?.baseline);
  if (before === undefined || here === undefined || after === undefined) return false;
  return (isAlone || isLowerCase) && before - here < (here - after) * wrapDistance;
}

const isLabelOnly = (cells: readonly string[]): boolean => cells.slice(1).every((cell) => cell === '');

/** The column where a segment starts, or the next one. */
function columnOf({ left }: { left: number }, columns: Column[]): number {
  const index = columns.findIndex((column) => left < column.right);
  return index === -1 ? columns.length - 1 : index;
}
