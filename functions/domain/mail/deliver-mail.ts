import type { Mail } from './mail.ts';
import { hashAddress } from './mail-choices.ts';
import type { DeliveryPorts } from './ports.ts';
import { addUnsubscribeLink } from './unsubscribe-link.ts';

const claimSeconds = 60;
/** With the sweeper's pause this is about a day of a provider that is down. */
const attemptLimit = 500;

/**
 * Sends a mail of the outbox unless it was sent already, someone else is at it, or its reader does without its kind.
 * Throws when the provider does not take it now: it is tried again. An address that the provider refuses for good is
 * given up.
 */
export async function deliverMail(ports: DeliveryPorts, mailId: string): Promise<void> {
  const now = ports.now();
  const claim = await ports.mails.claim(mailId, now, new Date(now.getTime() + claimSeconds * 1000));
  if (!claim) return;
  try {
    const mail = await addressMail(ports, claim.mail);
    if (!mail) return await ports.mails.giveUp(mailId, 'unsubscribed', ports.now());
    await ports.sendWithProvider(mail);
  } catch (error) {
    if (!isRefused(error) && claim.attempt < attemptLimit) {
      await ports.mails.release(mailId);
      throw error;
    }
    ports.reportGivenUp(mailId, error);
    return ports.mails.giveUp(mailId, error instanceof Error ? error.name : 'unknown', ports.now());
  }
  await ports.mails.markSent(mailId, ports.now());
}

/** The mail with its link to do without; undefined where its reader does. Asked at the last moment, for every kind alike. */
async function addressMail(ports: DeliveryPorts, mail: Mail): Promise<Mail | undefined> {
  const { kind, brandId, to } = mail;
  if (!kind || !brandId) return mail;
  const refused = await ports.mailChoices.findRefused(hashAddress(to));
  if (refused.has(kind)) return undefined;
  const secret = await ports.findTokenSecret();
  return addUnsubscribeLink(mail, kind, { origin: ports.siteOrigin(brandId), secret });
}

/** What Amazon SES says of a mail that it will not take the next time either. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || isUnverified(error)) return false;
  return ['BadRequestException', 'MessageRejected'].includes(error.name);
}

/** Said of a sender whose DNS is not there yet, and of every reader while the account is in the sandbox: that passes. */
function isUnverified({ name, message }: Error): boolean {
  return name === 'MessageRejected' && /not verified/i.test(message);
}
