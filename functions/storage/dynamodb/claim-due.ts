import { is, isAtMost } from './change.ts';
import type { Key } from './keys.ts';
import type { Item, Table } from './table.ts';

type Claim = { dueKind: string; now: Date; until: Date };

/** Claims a due item by moving its `dueAt` to `until`; undefined when it is no longer due. */
export function claimDue(table: Table, key: Key, { dueKind, now, until }: Claim): Promise<Item | undefined> {
  const set = { dueAt: until.toISOString() };
  const when = [is('dueKind', dueKind), isAtMost('dueAt', now.toISOString())];
  return table.update(key, { set, when });
}
