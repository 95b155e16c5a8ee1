import type { Box } from './grounds.ts';

/** Points within which lines meet, or are one line. */
const touching = 3;

type Line = { at: number; from: number; to: number };
/** The cells that lines enclose: edges of columns from left to right and of rows from top to bottom. */
export type Grid = {
  columnEdges: number[];
  rowEdges: number[];
  /** Whether a line is drawn at an edge, beside a position along it. */
  hasColumnEdge(edge: number, y: number): boolean;
  hasRowEdge(edge: number, x: number): boolean;
};

/** The grids of lines that meet, each with at least two columns. */
export function findGrids(rules: readonly Box[]): Grid[] {
  const level: Line[] = [];
  const upright: Line[] = [];
  for (const { left, right, top, bottom } of rules) {
    if (right - left > top - bottom) level.push({ at: (top + bottom) / 2, from: left, to: right });
    else upright.push({ at: (left + right) / 2, from: bottom, to: top });
  }
  return connect(joinLines(level), joinLines(upright)).flatMap(({ levels, uprights }) => {
    const bounds = boundsOf(levels, uprights);
    const columnEdges = edgesOf(uprights, bounds.left, bounds.right);
    const rowEdges = edgesOf(levels, bounds.bottom, bounds.top).reverse();
    if (columnEdges.length < 3 || rowEdges.length < 2 || uprights.length < 1) return [];
    const outerColumns = [columnEdges[0], columnEdges.at(-1)];
    const outerRows = [rowEdges[0], rowEdges.at(-1)];
    return [
      {
        columnEdges,
        rowEdges,
        hasColumnEdge: (edge: number, y: number) => outerColumns.includes(edge) || passes(uprights, edge, y),
        hasRowEdge: (edge: number, x: number) => outerRows.includes(edge) || passes(levels, edge, x),
      },
    ];
  });
}

function passes(lines: readonly Line[], at: number, along: number): boolean {
  return lines.some((line) => Math.abs(line.at - at) <= touching && line.from <= along && line.to >= along);
}

/** Unites lines that continue each other: tables draw one for each cell. */
function joinLines(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of [...lines].sort((a, b) => a.at - b.at || a.from - b.from)) {
    const last = joined.findLast(({ at }) => line.at - at <= touching / 2);
    const continues =
      last &&
      Math.abs(last.at - line.at) <= touching / 2 &&
      line.from <= last.to + touching &&
      last.from <= line.from;
    if (continues) last.to = Math.max(last.to, line.to);
    else joined.push({ ...line });
  }
  return joined;
}

function connect(levels: readonly Line[], uprights: readonly Line[]) {
  const found: { levels: Line[]; uprights: Line[] }[] = [];
  const open = new Set(uprights);
  for (const first of uprights) {
    if (!open.delete(first)) continue;
    const group = { levels: new Set<Line>(), uprights: new Set([first]) };
    for (const upright of group.uprights)
      for (const level of levels)
        if (!group.levels.has(level) && meet(level, upright)) {
          group.levels.add(level);
          for (const other of open)
            if (meet(level, other)) {
              group.uprights.add(other);
              open.delete(other);
            }
        }
    found.push({ levels: [...group.levels], uprights: [...group.uprights] });
  }
  return found.filter((group) => group.levels.length > 0);
}

function meet(level: Line, upright: Line): boolean {
  return (
    upright.at >= level.from - touching &&
    upright.at <= level.to + touching &&
    level.at >= upright.from - touching &&
    level.at <= upright.to + touching
  );
}

function boundsOf(levels: readonly Line[], uprights: readonly Line[]) {
  return {
    left: Math.min(...levels.map(({ from }) => from), ...uprights.map(({ at }) => at)),
    right: Math.max(...levels.map(({ to }) => to), ...uprights.map(({ at }) => at)),
    bottom: Math.min(...uprights.map(({ from }) => from), ...levels.map(({ at }) => at)),
    top: Math.max(...uprights.map(({ to }) => to), ...levels.map(({ at }) => at)),
  };
}

/** Places of lines in rising order, with the outer bounds, where the outer lines may be missing. */
function edgesOf(lines: readonly Line[], first: number, last: number): number[] {
  const edges: number[] = [];
  for (const at of [first, ...lines.map((line) => line.at), last].sort((a, b) => a - b))
    if (at - (edges.at(-1) ?? Number.NEGATIVE_INFINITY) > touching * 2) edges.push(at);
  return edges;
}
