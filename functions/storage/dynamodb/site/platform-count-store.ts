import * as z from 'zod';
import type { PlatformCounts } from '#functions/domain/preview/ports.ts';
import type { BrandId } from '#shared/brands/brand-names.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const countsSchema = z.object({
  conversions: z.number().default(0),
  adminUsers: z.number().default(0),
  inquiries: z.number().default(0),
});

/** Counts per platform, sharded because concurrent transactions on one item cancel each other. */
export function openPlatformCountStore(table: Table) {
  return {
    async read(brandId: BrandId): Promise<PlatformCounts> {
      const items = await table.query({ pk: keys.platformCounts(brandId, 0).pk });
      const counts = items.map((item) => countsSchema.parse(item));
      const sum = (name: keyof PlatformCounts) => counts.reduce((total, shard) => total + shard[name], 0);
      return { conversions: sum('conversions'), adminUsers: sum('adminUsers'), inquiries: sum('inquiries') };
    },
  };
}
