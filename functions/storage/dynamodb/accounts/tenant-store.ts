import * as z from 'zod';
import { organisationSchema, userSchema } from '#functions/domain/accounts/account.ts';
import type { TenantEntry } from '#functions/domain/staff/ports.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const entrySchema = z.object({
  sk: z.string(),
  organisationId: z.string(),
  userId: z.string(),
  conversionId: z.string(),
});

/** The customers of each brand. */
export type TenantStore = ReturnType<typeof openTenantStore>;

/** Customers by brand and signup time. Entries hold ids only; names are read from their source. */
export function openTenantStore(table: Table) {
  return {
    /** A brand's entries, newest first, starting before a position. */
    async listNewest(brandId: BrandId, before: string | undefined, limit: number) {
      const items = await table.query({
        pk: keys.tenant(brandId, '', '').pk,
        before,
        isNewestFirst: true,
        limit,
      });
      return items.map((item) => {
        const { sk, ...entry } = entrySchema.parse(item);
        return { position: sk, ...entry };
      });
    },
    async read({ organisationId, userId }: TenantEntry) {
      const [organisation, user] = await Promise.all([
        table.get(keys.organisation(organisationId)),
        table.get(keys.user(userId)),
      ]);
      if (!organisation || !user) return undefined;
      return { organisation: organisationSchema.parse(organisation), user: userSchema.parse(user) };
    },
  };
}
