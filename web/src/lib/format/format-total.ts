/** The sum of the columns of a chart, as readers write it. */
export function formatTotal(columns: readonly { count: number }[]): string {
  return columns.reduce((sum, { count }) => sum + count, 0).toLocaleString('en-US');
}
