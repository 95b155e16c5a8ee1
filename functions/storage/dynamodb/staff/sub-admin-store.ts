import * as z from 'zod';
import type { SubAdminEntry } from '#functions/domain/staff/ports.ts';
import { staffPageSize } from '#shared/domain/staff/listed-customer.ts';
import { subAdminSchema } from '#shared/domain/staff/staff-dashboard.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const entrySchema = subAdminSchema
  .pick({ id: true, name: true, email: true, brandId: true, status: true, isInvited: true })
  .extend({
    lastActive: z.string().nullable().default(null),
    role: z.enum(['domain-admin', 'superadmin']).default('domain-admin'),
  });

/** Sub-admins as the superadmins list them. */
export type SubAdminStore = ReturnType<typeof openSubAdminStore>;

/** Sub-admins, each beside the account they sign in with. */
export function openSubAdminStore(table: Table) {
  return {
    /** At most one page. */
    async list() {
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.subAdmin('').pk },
        Limit: staffPageSize,
      });
      return items.map((item) => entrySchema.parse(item));
    },
    async find(userId: string) {
      const item = await table.get(keys.subAdmin(userId));
      return item && entrySchema.parse(item);
    },
    put: (entry: SubAdminEntry) => table.put({ ...keys.subAdmin(entry.id), ...entry }),
    async remove(userId: string) {
      await table.take(keys.subAdmin(userId));
    },
    async noteActive(userId: string, at: Date) {
      await table.update(keys.subAdmin(userId), {
        UpdateExpression: 'SET lastActive = :at',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':at': at.toISOString() },
      });
    },
  };
}
