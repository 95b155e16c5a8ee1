import type { AddressPorts } from '../ports.ts';
import { hashAddress } from './mail-choices.ts';

/** Notes that an address is its reader's, and sends what waited for it. Returns how many mails. */
export async function confirmAddress(ports: AddressPorts, email: string): Promise<number> {
  const now = ports.now();
  const hash = hashAddress(email);
  await ports.addresses.confirm(hash, now);
  const user = await ports.users.findByEmail(email);
  if (user && !user.emailConfirmedAt)
    await ports.users.update(user.userId, { emailConfirmedAt: now.toISOString() });
  const waiting = await ports.mails.findHeldIds(hash);
  for (const mailId of waiting) {
    await ports.mails.free(mailId, hash, now);
    await ports.startMail(mailId);
  }
  return waiting.length;
}
