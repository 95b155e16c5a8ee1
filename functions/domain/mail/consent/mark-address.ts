import type { AddressMarkStore } from '#functions/storage/dynamodb/mail/address-mark-store.ts';
import type { ReturnedMail } from '#shared/jobs/send-mail.ts';
import { hashAddress } from './mail-choices.ts';

/** Marks the address of a mail that came back: it gets no more. A repeated event changes nothing. */
export async function markAddress(
  { addressMarks }: { addressMarks: Pick<AddressMarkStore, 'mark'> },
  { recipient, reason, happenedAt }: ReturnedMail,
): Promise<void> {
  const address = recipient.trim().toLowerCase();
  await addressMarks.mark(hashAddress(address), { address, reason, markedAt: happenedAt });
}
