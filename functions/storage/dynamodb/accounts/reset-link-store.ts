import * as z from 'zod';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const linkSchema = z.object({ hash: z.string() });

/** The newest reset link of an address, by the hash of the address. */
export type ResetLinkStore = ReturnType<typeof openResetLinkStore>;

/** The newest reset link of each address; it expires with the link. */
export function openResetLinkStore(table: Table) {
  return {
    /** The hash of the link's secret. */
    async find(addressHash: string) {
      const item = await table.get(keys.resetLink(addressHash));
      return item && linkSchema.parse(item).hash;
    },
    replace: (addressHash: string, hash: string, expiresAt: number) =>
      table.put({ ...keys.resetLink(addressHash), hash, expiresAt }),
  };
}
