/** Cormack, Clarke and Büttcher, "Reciprocal Rank Fusion" (SIGIR 2009). */
const rankOffset = 60;

/** Merges rankings by the sum of reciprocal ranks; ties keep the first ranking's order. */
export function fuseRankings<Item>(rankings: readonly (readonly Item[])[]): Item[] {
  const scores = new Map<Item, number>();
  for (const ranking of rankings) {
    for (const [rank, item] of ranking.entries())
      scores.set(item, (scores.get(item) ?? 0) + 1 / (rankOffset + rank + 1));
  }
  return [...scores].sort(([, left], [, right]) => right - left).map(([item]) => item);
}
