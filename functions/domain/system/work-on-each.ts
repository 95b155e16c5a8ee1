import type { ReportItem } from './ports.ts';

type Turn<Item> = {
  idOf(item: Item): string;
  /** Answers false where there was nothing to do. */
  work(item: Item): Promise<unknown>;
  reportItem: ReportItem;
};

/**
 * Works on each item in turn. One that fails is reported and keeps no other waiting. Answers on how many something was done.
 */
export async function workOnEach<Item>(
  items: readonly Item[],
  { idOf, work, reportItem }: Turn<Item>,
): Promise<number> {
  let done = 0;
  for (const item of items) {
    try {
      if ((await work(item)) !== false) done++;
    } catch (error) {
      reportItem(idOf(item), error);
    }
  }
  return done;
}

/**
 * Until when an item is nobody else's once its turn has begun. One that fails, or whose sweeper dies of it, comes back after
 * the others rather than before them.
 */
export function endOfClaim(now: Date): Date {
  return new Date(now.getTime() + claimMs);
}
/** A sweeper lives for a minute; an item that fails again rings in each of the alarm’s five minutes. */
const claimMs = 300_000;
