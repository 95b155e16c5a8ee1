import type { Mail } from './mail.ts';
import type { MailStore } from './mail-store.ts';

type DeliveryWorld = { mails: MailStore; sendWithProvider(mail: Mail): Promise<void>; now(): Date };

const claimSeconds = 60;
/** With the sweeper's pause this is about a day of a provider that is down. */
const attemptLimit = 500;

/**
 * Sends a mail of the outbox unless it was sent already or someone else is at it. Throws when the provider does not
 * take it now: it is tried again. An address that the provider refuses for good is given up.
 */
export async function deliverMail(world: DeliveryWorld, mailId: string): Promise<void> {
  const now = world.now();
  const claim = await world.mails.claim(mailId, now, new Date(now.getTime() + claimSeconds * 1000));
  if (!claim) return;
  try {
    await world.sendWithProvider(claim.mail);
  } catch (error) {
    if (!isRefused(error) && claim.attempt < attemptLimit) {
      await world.mails.release(mailId);
      throw error;
    }
    return world.mails.giveUp(mailId, error instanceof Error ? error.name : 'unknown');
  }
  await world.mails.markSent(mailId, world.now());
}

/** What Amazon SES says of a mail that it will not take the next time either. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && ['BadRequestException', 'MessageRejected'].includes(error.name);
}
