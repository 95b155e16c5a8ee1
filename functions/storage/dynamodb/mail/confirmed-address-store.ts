import type { ConfirmedAddressStore } from '#functions/domain/mail/ports.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** Addresses whose readers have confirmed them, by hash: contacts and visitors have no account that could say so. */
export function openConfirmedAddressStore(table: Table): ConfirmedAddressStore {
  return {
    isConfirmed: async (addressHash) => (await table.get(keys.confirmedAddress(addressHash))) !== undefined,
    confirm: (addressHash, now) =>
      table.put({ ...keys.confirmedAddress(addressHash), confirmedAt: now.toISOString() }),
  };
}
