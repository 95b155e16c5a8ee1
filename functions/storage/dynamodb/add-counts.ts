import { at, type Change } from './change.ts';

/** An update that adds to an item's counters; undefined when nothing changes. */
export function addCounts(counts: Readonly<Record<string, number>>, expiresAt?: number): Change | undefined {
  const changed = Object.entries(counts).filter(([, count]) => count !== 0);
  if (changed.length === 0) return undefined;
  return { add: Object.fromEntries(changed.map(([name, count]) => [at(name), count])), set: { expiresAt } };
}

/** Expiry of a day's counts in seconds since 1970: the longest staff period, plus a few days. */
export function expiryOfCounts(day: string): number {
  const keptDays = 100;
  return Math.floor(Date.parse(day) / 1000) + keptDays * 86_400;
}
