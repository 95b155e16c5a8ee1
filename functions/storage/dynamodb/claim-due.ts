import type { Key } from './keys.ts';
import type { Item, Table } from './table.ts';

type Claim = { dueKind: string; now: Date; until: Date };

/** Claims a due item by moving its `dueAt` to `until`; undefined when it is no longer due. */
export function claimDue(table: Table, key: Key, { dueKind, now, until }: Claim): Promise<Item | undefined> {
  return table.update(key, {
    UpdateExpression: 'SET dueAt = :until',
    ConditionExpression: 'dueKind = :kind AND dueAt <= :now',
    ExpressionAttributeValues: {
      ':kind': dueKind,
      ':now': now.toISOString(),
      ':until': until.toISOString(),
    },
  });
}
