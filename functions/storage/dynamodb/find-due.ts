import type * as z from 'zod';
import { dueIndexName } from './keys.ts';
import type { Table } from './table.ts';

/** Work of a kind that was due before then, longest overdue first, with the fields of the schema alone. */
export async function findDue<Shape extends z.ZodRawShape>(
  table: Table,
  schema: z.ZodObject<Shape>,
  due: { dueKind: string; before: Date; limit: number },
): Promise<z.infer<z.ZodObject<Shape>>[]> {
  const items = await table.query({
    IndexName: dueIndexName,
    KeyConditionExpression: 'dueKind = :kind AND dueAt <= :before',
    ExpressionAttributeValues: { ':kind': due.dueKind, ':before': due.before.toISOString() },
    ProjectionExpression: Object.keys(schema.shape).join(', '),
    Limit: due.limit,
  });
  return items.map((item) => schema.parse(item));
}
