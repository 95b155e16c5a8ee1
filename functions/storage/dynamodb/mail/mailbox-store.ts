import * as z from 'zod';
import { eraseItem, exists, is, writeChange, writeNewItem } from '../change.ts';
import { keys } from '../keys.ts';
import { findItem } from '../list-items.ts';
import type { Table } from '../table.ts';

const mailboxSchema = z.object({ localPart: z.string(), isOn: z.boolean() });
const ownerSchema = z.object({ conversionId: z.string() });

export type MailboxStore = ReturnType<typeof openMailboxStore>;

/** Assistants' addresses: each beside its assistant, so that its erasure finds it, and by its local part. */
export function openMailboxStore(table: Table) {
  return {
    find: (conversionId: string) => findItem(table, keys.mailboxOf(conversionId), mailboxSchema),
    findConversionId: async (localPart: string) =>
      (await findItem(table, keys.mailbox(localPart), ownerSchema))?.conversionId,
    /** False when the assistant has an address, or another one has this. */
    create: (conversionId: string, localPart: string) =>
      table.transact([
        writeNewItem({ ...keys.mailboxOf(conversionId), localPart, isOn: true }),
        writeNewItem({ ...keys.mailbox(localPart), conversionId }),
      ]),
    /** Gives an assistant another address; the old one is nobody's. False when that is not its address any more. */
    replace: (conversionId: string, from: string, localPart: string) =>
      table.transact([
        writeChange(keys.mailboxOf(conversionId), { set: { localPart }, when: [is('localPart', from)] }),
        eraseItem(keys.mailbox(from)),
        writeNewItem({ ...keys.mailbox(localPart), conversionId }),
      ]),
    /** False without an address. */
    change: async (conversionId: string, isOn: boolean) =>
      (await table.update(keys.mailboxOf(conversionId), { set: { isOn }, when: [exists('pk')] })) !==
      undefined,
  };
}

/** Leaves the address of an assistant that is erased to nobody. */
export async function eraseMailbox(table: Table, conversionId: string): Promise<void> {
  const mailbox = await findItem(table, keys.mailboxOf(conversionId), mailboxSchema);
  if (mailbox) await table.take(keys.mailbox(mailbox.localPart));
}
