import type { Key } from './keys.ts';
import type { Item, Table } from './table.ts';

type Claim = { dueKind: string; now: Date; until: Date };

/** Takes an item that is due out of the due ones until then; undefined when it is not due any more. */
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
