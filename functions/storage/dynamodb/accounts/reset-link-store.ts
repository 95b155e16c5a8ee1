import * as z from 'zod';
import type { ResetLinkStore } from '#functions/domain/identity/ports.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const linkSchema = z.object({ hash: z.string() });

/** The newest reset link of each address; it expires with the link. */
export function openResetLinkStore(table: Table): ResetLinkStore {
  return {
    async find(addressHash) {
      const item = await table.get(keys.resetLink(addressHash));
      return item && linkSchema.parse(item).hash;
    },
    replace: (addressHash, hash, expiresAt) => table.put({ ...keys.resetLink(addressHash), hash, expiresAt }),
  };
}
