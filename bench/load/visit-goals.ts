import { percentileOf } from '../percentile.ts';
import type { Goal } from './load-row.ts';
import type { Visit } from './run-actors.ts';

/** The p95 of the slowest action. */
export function slowest(visits: readonly Visit[], most: number): Goal[] {
  const times = Map.groupBy(visits, ({ what }) => what);
  const [slowestOne] = [...times]
    .map(([what, found]) => ({
      what,
      p95Ms: percentileOf(
        found.map(({ milliseconds }) => milliseconds),
        95,
      ),
    }))
    .toSorted((one, other) => other.p95Ms - one.p95Ms);
  if (!slowestOne) return [];
  return [{ of: `p95 ms of the slowest, ${slowestOne.what}`, measured: slowestOne.p95Ms, most }];
}

export function countFailed(visits: readonly Visit[]): number {
  return visits.filter(({ failure }) => failure).length;
}
