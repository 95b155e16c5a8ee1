/** The value that `percent` of the values do not exceed (nearest rank); 0 without values. */
export function percentileOf(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}

export const medianOf = (values: readonly number[]): number => percentileOf(values, 50);
