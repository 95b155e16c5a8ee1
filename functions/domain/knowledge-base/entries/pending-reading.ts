import type { StoredItem } from '../library.ts';

type Pending = NonNullable<StoredItem['pending']>;

/** The entry with what the website says now beside it. What it has said before keeps its decision. */
export function holdReading(
  item: StoredItem,
  read: Omit<Pending, 'since' | 'state'>,
  now: string,
): StoredItem {
  const { pending: before } = item;
  const isSame = before?.textHash !== undefined && before.textHash === read.textHash;
  const { since, state } = isSame ? before : { since: now, state: 'read' as const };
  return { ...item, pending: { ...read, since, state } };
}

/** Whether changes of an entry wait for its owner. */
export function isWaiting({ pending, removal }: StoredItem): boolean {
  return pending?.state === 'waiting' && !removal;
}

/** The entry as the website says it now. */
export function takeReading({ pending, ...item }: StoredItem): StoredItem {
  if (!pending) return item;
  const { since: _since, state: _state, ...read } = pending;
  return { ...item, ...read };
}
