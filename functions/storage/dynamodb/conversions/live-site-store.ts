import * as z from 'zod';
import { brandIds } from '#shared/brands/brand-names.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const countSchema = z.object({ sites: z.number() });
const entrySchema = z.object({ sk: z.string(), conversionId: z.string() });

/** Published assistants. */
export type LiveSiteStore = ReturnType<typeof openLiveSiteStore>;

/** Published assistants, maintained by the transactions that publish and erase them. */
export function openLiveSiteStore(table: Table) {
  return {
    async count() {
      const items = await table.query({ pk: keys.liveSiteCount('').pk });
      return items.reduce((sum, item) => sum + countSchema.parse(item).sites, 0);
    },
    /** Conversion ids of the most recently published. */
    async listNewest(limit: number) {
      const pages = await Promise.all(
        brandIds.map((brandId) =>
          table.query({ pk: keys.liveSite(brandId, '', '').pk, isNewestFirst: true, limit }),
        ),
      );
      const entries = pages.flat().map((item) => entrySchema.parse(item));
      return entries
        .sort((a, b) => (a.sk < b.sk ? 1 : -1))
        .slice(0, limit)
        .map(({ conversionId }) => conversionId);
    },
  };
}
