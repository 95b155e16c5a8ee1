/** One measured thing: column headings and what stands below them. */
export type Row = Record<string, string | number>;

/** Rows with the same columns as a Markdown table; numbers stand right. */
export function formatTable(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const rule = columns.map((column) => (typeof rows[0]?.[column] === 'number' ? '--:' : '---'));
  const lines = rows.map((row) => columns.map((column) => String(row[column] ?? '')));
  return [columns, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A figure with at most so many digits behind the point. */
export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
