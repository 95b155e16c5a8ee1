const z95 = 1.96;

/** Wilson's 95 % interval of a share. */
export function wilsonBounds(count: number, total: number): { low: number; high: number } {
  if (total === 0) return { low: 0, high: 1 };
  const share = count / total;
  const base = 1 + z95 ** 2 / total;
  const middle = (share + z95 ** 2 / (2 * total)) / base;
  const reach = (z95 / base) * Math.sqrt((share * (1 - share)) / total + z95 ** 2 / (4 * total ** 2));
  return { low: Math.max(0, middle - reach), high: middle + reach };
}
