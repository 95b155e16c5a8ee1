import type { Mail } from './mail.ts';
import type { MailStore } from './mail-store.ts';

type DeliveryWorld = { mails: MailStore; sendWithProvider(mail: Mail): Promise<void>; now(): Date };

/** Sends a mail of the outbox unless it was sent already. Throws when the provider refuses: it is tried again. */
export async function deliverMail(world: DeliveryWorld, mailId: string): Promise<void> {
  const mail = await world.mails.findUnsent(mailId);
  if (!mail) return;
  await world.sendWithProvider(mail);
  await world.mails.markSent(mailId, world.now());
}
