import * as z from 'zod';
import {
  contains,
  either,
  eraseItem,
  exists,
  hasFewer,
  isAbsent,
  type Write,
  writeChange,
} from './change.ts';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

const takenSchema = z.object({ ids: z.set(z.string()).default(new Set()) });

/** A list whose entries share so many places, and the item that holds the ids of those that have one. */
export type Places = { key: Key; most: number; listIds: () => Promise<string[]> };
/** `refused`: a condition of the entry's own writes. */
export type Placing = 'added' | 'full' | 'refused';

/** Writes an entry only if it finds a place: calls at once never pass the number. An entry that has one keeps it. */
export async function addToPlaces(
  table: Table,
  { key, most, listIds }: Places,
  id: string,
  writes: readonly Write[],
): Promise<Placing> {
  const takePlace = writeChange(key, {
    add: { ids: new Set([id]) },
    when: [exists('pk'), either(isAbsent('ids'), contains('ids', id), hasFewer('ids', most))],
  });
  if (await table.transact([...writes, takePlace])) return 'added';
  const item = await table.get(key);
  if (item) {
    const { ids } = takenSchema.parse(item);
    return ids.has(id) || ids.size < most ? 'refused' : 'full';
  }
  // A list from before its places were counted.
  const known = await listIds();
  const set = known.length > 0 ? { ids: new Set(known) } : {};
  await table.update(key, { set, when: [isAbsent('pk')] });
  return addToPlaces(table, { key, most, listIds }, id, writes);
}

/** Deletes an entry and gives its place back. */
export async function removeFromPlaces(table: Table, key: Key, id: string, entry: Key): Promise<void> {
  // Never creates it: a list without one counts its entries first.
  const leavePlace = writeChange(key, { take: { ids: new Set([id]) }, when: [exists('pk')] });
  const isDone = await table.transact([eraseItem(entry), leavePlace]);
  if (!isDone) await table.take(entry);
}
