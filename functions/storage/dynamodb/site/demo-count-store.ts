import * as z from 'zod';
import type { DemoCountStore } from '#functions/domain/staff-analytics/ports.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const daySchema = z.object({ sk: z.string() }).catchall(z.unknown());

/** Daily counts of visits to a brand's trial form, read with one query. */
export function openDemoCountStore(table: Table): DemoCountStore {
  return {
    async read(brandId, from, to) {
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': keys.demoCounts(brandId, from).pk, ':from': from, ':to': to },
      });
      return new Map(
        items.map((item) => {
          const { sk: day, ...counts } = daySchema.parse(item);
          return [day, z.record(z.string(), z.number()).parse(pickNumbers(counts))];
        }),
      );
    },
  };
}

function pickNumbers(item: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => typeof value === 'number'));
}
