/** One measurement: column headings with their values. */
export type Row = Record<string, string | number>;

/** Rows with the same columns as a Markdown table; numbers are right-aligned. */
export function formatTable(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const rule = columns.map((column) => (typeof rows[0]?.[column] === 'number' ? '--:' : '---'));
  const lines = rows.map((row) => columns.map((column) => String(row[column] ?? '')));
  return [columns, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A number with at most so many decimal digits. */
export const round = (value: number, digits: number): number => Number(value.toFixed(digits));
