import type { ReportItem } from './ports.ts';

type Turn<Item> = {
  idOf(item: Item): string;
  /** Returns false when there was nothing to do. */
  work(item: Item): Promise<unknown>;
  reportItem: ReportItem;
};

/**
 * Processes each item in turn and returns how many were done. A failed item is reported and doesn't block the
 * others.
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

/** When the claim on the current item ends. A failing item comes back after the others, not before them. */
export const endOfClaim = (now: Date): Date => new Date(now.getTime() + claimMs);
/**
 * Longer than a sweeper's minute, and short enough that an item that keeps failing fails within each five-minute alarm
 * period.
 */
const claimMs = 300_000;
