import { createHash } from 'node:crypto';

/** Draws this many by a seed, each by its own id, so that adding or removing one does not change the others. */
export function drawQuestions<Item extends { id: string }>(
  items: readonly Item[],
  count: number,
  seed: string,
): Item[] {
  const rank = ({ id }: Item) => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  const drawn = new Set(
    items
      .map((item) => ({ item, rank: rank(item) }))
      .sort((left, right) => left.rank.localeCompare(right.rank))
      .slice(0, count)
      .map(({ item }) => item),
  );
  return items.filter((item) => drawn.has(item));
}
