import type { Tally } from './tally.ts';

/**
 * Moves the `limit` best of a tally's first `count` passages to its front, as a min-heap; returns their number. On
 * equal scores the earlier passage wins.
 */
export function keepBest(tally: Tally, count: number, limit: number): number {
  if (count <= limit) return count;
  if (limit === 0) return 0;
  makeHeap(tally, limit);
  const { passages } = tally;
  for (let at = limit; at < count; at++) {
    const passage = passages[at] ?? 0;
    const worst = passages[0] ?? 0;
    if (isWorse(tally, passage, worst)) continue;
    passages[0] = passage;
    passages[at] = worst;
    sink(tally, 0, limit);
  }
  return limit;
}

/** Moves a tally's passages with at least a share of the best score to its front; returns their number. */
export function keepPromising({ passages, scores }: Tally, count: number, share: number): number {
  let best = 0;
  for (let at = 0; at < count; at++) best = Math.max(best, scores[passages[at] ?? 0] ?? 0);
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const passage = passages[at] ?? 0;
    if ((scores[passage] ?? 0) < best * share) continue;
    passages[at] = passages[kept] ?? 0;
    passages[kept++] = passage;
  }
  return kept;
}

/** Sorts the first `count` passages of a tally, best first. */
export function sortBest(tally: Tally, count: number): void {
  makeHeap(tally, count);
  const { passages } = tally;
  for (let end = count - 1; end > 0; end--) {
    const worst = passages[0] ?? 0;
    passages[0] = passages[end] ?? 0;
    passages[end] = worst;
    sink(tally, 0, end);
  }
}

function makeHeap(tally: Tally, size: number): void {
  for (let at = (size >> 1) - 1; at >= 0; at--) sink(tally, at, size);
}

function sink(tally: Tally, from: number, size: number): void {
  const { passages } = tally;
  const passage = passages[from] ?? 0;
  let at = from;
  for (let child = 2 * at + 1; child < size; child = 2 * at + 1) {
    const right = child + 1;
    if (right < size && isWorse(tally, passages[right] ?? 0, passages[child] ?? 0)) child = right;
    const below = passages[child] ?? 0;
    if (!isWorse(tally, below, passage)) break;
    passages[at] = below;
    at = child;
  }
  passages[at] = passage;
}

function isWorse({ scores }: Tally, left: number, right: number): boolean {
  const difference = (scores[left] ?? 0) - (scores[right] ?? 0);
  return difference < 0 || (difference === 0 && left > right);
}
