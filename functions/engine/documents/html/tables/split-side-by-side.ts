import type { Block } from '../../content/content.ts';

type Table = Extract<Block, { kind: 'table' }>;

/**
 * Splits a table whose header repeats side by side ("Day | Time | Day | Time") into one table per part. Leaves tables
 * with spans alone.
 */
export function splitSideBySide(table: Table): Table[] {
  const width = table.header.length;
  const period = table.printed ? undefined : findPeriod(table.header);
  if (period === undefined) return [table];
  return Array.from({ length: width / period }, (_, part) => {
    const cut = (cells: readonly string[]) => cells.slice(part * period, (part + 1) * period);
    const rows = table.rows.map(cut).filter((row) => row.some((cell) => cell !== ''));
    return { ...table, header: cut(table.header), rows };
  }).filter(({ rows }) => rows.length > 0);
}

/** The number of columns after which the header repeats. */
function findPeriod(header: readonly string[]): number | undefined {
  for (let period = 2; period <= header.length / 2; period++) {
    const repeats = header.length % period === 0 && header.every((name, at) => name === header[at % period]);
    if (repeats && new Set(header.slice(0, period)).size === period) return period;
  }
  return undefined;
}
