import * as z from 'zod';
import type { BrandId } from '#shared/brands/platforms.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const daySchema = z.object({ sk: z.string() }).catchall(z.unknown());

/** Daily visits to the trial form, `2026-11-25`. */
export type DemoCountStore = ReturnType<typeof openDemoCountStore>;

/** Daily counts of visits to a brand's trial form, read with one query. */
export function openDemoCountStore(table: Table) {
  return {
    async read(brandId: BrandId, from: string, to: string) {
      const items = await table.query({ pk: keys.demoCounts(brandId, from).pk, from, to });
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
