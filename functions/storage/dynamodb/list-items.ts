import type * as z from 'zod';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

/** All items of a range, or as many as its limit. */
export async function listItems<Schema extends z.ZodType>(
  table: Table,
  range: Parameters<Table['query']>[0],
  schema: Schema,
): Promise<z.infer<Schema>[]> {
  return (await table.query(range)).map((item) => schema.parse(item));
}

/** One item, if there is one. */
export async function findItem<Schema extends z.ZodType>(
  table: Table,
  key: Key,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const item = await table.get(key);
  return item && schema.parse(item);
}
