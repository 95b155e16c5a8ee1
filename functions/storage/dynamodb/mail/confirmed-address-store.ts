import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** Addresses whose readers have confirmed them once, by hash. */
export type ConfirmedAddressStore = ReturnType<typeof openConfirmedAddressStore>;

/** Addresses whose readers have confirmed them, by hash: contacts and visitors have no account that could say so. */
export function openConfirmedAddressStore(table: Table) {
  return {
    isConfirmed: async (addressHash: string) =>
      (await table.get(keys.confirmedAddress(addressHash))) !== undefined,
    confirm: (addressHash: string, now: Date) =>
      table.put({ ...keys.confirmedAddress(addressHash), confirmedAt: now.toISOString() }),
  };
}
