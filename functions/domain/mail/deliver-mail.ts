import type { Mail } from './mail.ts';
import { hashAddress } from './mail-choices.ts';
import type { DeliveryPorts } from './ports.ts';
import { addUnsubscribeLink } from './unsubscribe-link.ts';

const claimSeconds = 60;
/** With the sweeper's pauses, about a day of a provider outage. */
const attemptLimit = 500;

/**
 * Sends an outbox mail unless it was already sent, is being sent, or its recipient unsubscribed. Throws when
 * the provider is unavailable, so that it is retried. Permanently refused addresses are given up.
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

/**
 * The mail with its unsubscribe link; undefined when the recipient has unsubscribed. Checked at the last
 * moment.
 */
async function addressMail(ports: DeliveryPorts, mail: Mail): Promise<Mail | undefined> {
  const { kind, brandId, to } = mail;
  if (!kind || !brandId) return mail;
  const refused = await ports.mailChoices.findRefused(hashAddress(to));
  if (refused.has(kind)) return undefined;
  const secret = await ports.findTokenSecret();
  return addUnsubscribeLink(mail, kind, { origin: ports.siteOrigin(brandId), secret });
}

/** Amazon SES errors for mails it will never accept. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || isUnverified(error)) return false;
  return ['BadRequestException', 'MessageRejected'].includes(error.name);
}

/** Temporary: missing DNS of the sender, or unverified recipients in the SES sandbox. */
function isUnverified({ name, message }: Error): boolean {
  return name === 'MessageRejected' && /not verified/i.test(message);
}
