/** `12.5%`, or a dash where there was nothing to take a part of. */
export function formatPercent(percent: number | null): string {
  return percent === null ? '–' : `${percent.toFixed(1)}%`;
}
