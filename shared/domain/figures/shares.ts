/** Percentage with one decimal (document 2 section 9); null for a share of nothing. Late counts can exceed a whole. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.min(100, toPercent(part / whole));
}

/** A share or a growth as a percentage with one decimal. */
export const toPercent = (share: number): number => Math.round(share * 1000) / 10;

/** Below this a percentage would claim more than the numbers tell. */
const fewest = 20;

/** A share in whole per cent, or as numbers when there are few. Late counts can exceed a whole. */
export function sayShare(count: number, total: number): string {
  return total < fewest ? `${Math.min(count, total)} of ${total}` : formatShare(percentOf(count, total));
}

/** `22%`, or a dash for a share of nothing. */
export function formatShare(percent: number | null): string {
  return percent === null ? '–' : `${Math.round(percent)}%`;
}

/** `12.5%`, or a dash for a share of nothing: rates and growth have one decimal (document 2 section 9). */
export function formatPercent(percent: number | null): string {
  return percent === null ? '–' : `${percent.toFixed(1)}%`;
}
