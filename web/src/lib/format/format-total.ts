/** Formats the sum of a chart's columns. */
export function formatTotal(columns: readonly { count: number }[]): string {
  return columns.reduce((sum, { count }) => sum + count, 0).toLocaleString('en-US');
}
