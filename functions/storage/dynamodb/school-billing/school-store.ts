import { organisationSchema } from '#functions/domain/accounts/account.ts';
import { schoolSchema } from '#functions/domain/billing/school.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { keys } from '../keys.ts';
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
      const item = await table.get(keys.school(brandId, organisationId));
      return item && schoolSchema.parse(item);
    },
    /** Sorted by id, starting after one. */
    async list(brandId: BrandId, after: string | undefined, limit: number) {
      const items = await table.query({
        KeyConditionExpression: after ? 'pk = :pk AND sk > :after' : 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.school(brandId, '').pk, ...(after && { ':after': after }) },
        Limit: limit,
      });
      return items.map((item) => schoolSchema.parse(item));
    },
  };
}
