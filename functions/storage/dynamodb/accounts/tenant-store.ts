import * as z from 'zod';
import { organisationSchema, userSchema } from '#functions/domain/accounts/account.ts';
import type { TenantStore } from '#functions/domain/staff/ports.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const entrySchema = z.object({
  sk: z.string(),
  organisationId: z.string(),
  userId: z.string(),
  conversionId: z.string(),
});

/** Customers by brand and signup time. Entries hold ids only; names are read from their source. */
export function openTenantStore(table: Table): TenantStore {
  return {
    async listNewest(brandId, before, limit) {
      const items = await table.query({
        KeyConditionExpression: before ? 'pk = :pk AND sk < :before' : 'pk = :pk',
        ExpressionAttributeValues: {
          ':pk': keys.tenant(brandId, '', '').pk,
          ...(before && { ':before': before }),
        },
        ScanIndexForward: false,
        Limit: limit,
      });
      return items.map((item) => {
        const { sk, ...entry } = entrySchema.parse(item);
        return { position: sk, ...entry };
      });
    },
    async read({ organisationId, userId }) {
      const [organisation, user] = await Promise.all([
        table.get(keys.organisation(organisationId)),
        table.get(keys.user(userId)),
      ]);
      if (!organisation || !user) return undefined;
      return { organisation: organisationSchema.parse(organisation), user: userSchema.parse(user) };
    },
  };
}
