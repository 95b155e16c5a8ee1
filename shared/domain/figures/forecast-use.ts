import { dayMilliseconds } from '../trial.ts';

/** What a month's use comes to at its pace so far. */
export type UseForecast = {
  /** By the end of the month. */
  count: number;
  /** The ISO 8601 instant at which the limit is reached, if that is within the month. */
  reachedAt: string | null;
};

type Use = {
  used: number;
  /** Null means unlimited. */
  limit: number | null;
  /** Since when the customer has been counted; the month's first instant counts if it is later. */
  since: Date;
  now: Date;
};

/** A pace of fewer days says little. */
const fewestDays = 3;

/** Where a month's use (UTC) is heading; null as long as too few days tell. */
export function forecastUse({ used, limit, since, now }: Use): UseForecast | null {
  const monthStart = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const monthEnd = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
  const counted = now.getTime() - Math.max(monthStart, since.getTime());
  if (used === 0 || counted < fewestDays * dayMilliseconds) return null;
  const perMillisecond = used / counted;
  const count = Math.round(used + perMillisecond * (monthEnd - now.getTime()));
  const isReached = limit !== null && used < limit && count >= limit;
  const reachedAt = isReached ? new Date(now.getTime() + (limit - used) / perMillisecond) : null;
  return { count, reachedAt: reachedAt?.toISOString() ?? null };
}
