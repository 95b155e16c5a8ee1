import * as z from 'zod';
import type { Key } from './keys.ts';
import type { Item, Table } from './table.ts';

const keySchema = z.object({ pk: z.string(), sk: z.string() });
/** Deleted concurrently. */
const batchSize = 25;

/** Deletes a partition's items with a sort key prefix; `before` first deletes what depends on an item. */
export async function erasePartition(
  table: Table,
  { pk, sk }: Key,
  before: (item: Item) => Promise<void> = async () => undefined,
): Promise<void> {
  const remove = async (item: Item) => {
    await before(item);
    await table.take(keySchema.parse(item));
  };
  for (;;) {
    const items = await table.query({ pk, prefix: sk, ConsistentRead: true, limit: batchSize });
    if (items.length === 0) return;
    await Promise.all(items.map(remove));
  }
}
