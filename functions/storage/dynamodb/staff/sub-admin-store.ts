import * as z from 'zod';
import type { SubAdminEntry } from '#functions/domain/staff/ports.ts';
import { staffPageSize } from '#shared/domain/staff/listed-customer.ts';
import { subAdminSchema } from '#shared/domain/staff/staff-dashboard.ts';
import { exists } from '../change.ts';
import { keys } from '../keys.ts';
import { findItem, listItems } from '../list-items.ts';
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
    list: () => listItems(table, { pk: keys.subAdmin('').pk, limit: staffPageSize }, entrySchema),
    find: (userId: string) => findItem(table, keys.subAdmin(userId), entrySchema),
    put: (entry: SubAdminEntry) => table.put({ ...keys.subAdmin(entry.id), ...entry }),
    async remove(userId: string) {
      await table.take(keys.subAdmin(userId));
    },
    async noteActive(userId: string, at: Date) {
      await table.update(keys.subAdmin(userId), {
        set: { lastActive: at.toISOString() },
        when: [exists('pk')],
      });
    },
  };
}
