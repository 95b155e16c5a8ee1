import { organisationSchema } from '#functions/domain/accounts/account.ts';
import { schoolSchema } from '#functions/domain/billing/school.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { keys } from '../keys.ts';
import { findItem, listItems } from '../list-items.ts';
import type { Table } from '../table.ts';

/** Schools that pay by invoice. */
export type SchoolStore = ReturnType<typeof openSchoolStore>;

/** Schools per brand that pay by invoice. */
export function openSchoolStore(table: Table) {
  return {
    async find(organisationId: string) {
      const organisation = await table.get(keys.organisation(organisationId));
      if (!organisation) return undefined;
      const { brandId } = organisationSchema.parse(organisation);
      return findItem(table, keys.school(brandId, organisationId), schoolSchema);
    },
    /** Sorted by id, starting after one. */
    list: (brandId: BrandId, after: string | undefined, limit: number) =>
      listItems(table, { pk: keys.school(brandId, '').pk, after, limit }, schoolSchema),
  };
}
