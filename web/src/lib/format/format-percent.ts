/** `12.5%`, or a dash for a share of nothing. */
export function formatPercent(percent: number | null): string {
  return percent === null ? '–' : `${percent.toFixed(1)}%`;
}
