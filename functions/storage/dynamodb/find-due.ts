import type * as z from 'zod';
import { listItems } from './list-items.ts';
import type { Table } from './table.ts';

/** Work of a kind that was due before then, longest overdue first, with the fields of the schema alone. */
export async function findDue<Shape extends z.ZodRawShape>(
  table: Table,
  schema: z.ZodObject<Shape>,
  due: { dueKind: string; before: Date; limit: number },
): Promise<z.infer<z.ZodObject<Shape>>[]> {
  return listItems(
    table,
    {
      dueKind: due.dueKind,
      to: due.before.toISOString(),
      limit: due.limit,
      ProjectionExpression: Object.keys(schema.shape).join(', '),
    },
    schema,
  );
}
