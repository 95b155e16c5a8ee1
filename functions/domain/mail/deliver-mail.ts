import type { BrandId } from '#shared/brands/platforms.ts';
import type { Mail } from './mail.ts';
import { hashAddress, type MailChoiceStore } from './mail-choices.ts';
import type { MailStore } from './ports.ts';
import { addUnsubscribeLink } from './unsubscribe-link.ts';

type DeliveryWorld = {
  mails: MailStore;
  mailChoices: Pick<MailChoiceStore, 'findRefused'>;
  sendWithProvider(mail: Mail): Promise<void>;
  /** A mail that nobody will get is told to those who look after the product. */
  reportGivenUp(mailId: string, error: unknown): void;
  findTokenSecret(): Promise<string>;
  siteOrigin(brandId: BrandId): string;
  now(): Date;
};

const claimSeconds = 60;
/** With the sweeper's pause this is about a day of a provider that is down. */
const attemptLimit = 500;

/**
 * Sends a mail of the outbox unless it was sent already, someone else is at it, or its reader does without its kind.
 * Throws when the provider does not take it now: it is tried again. An address that the provider refuses for good is
 * given up.
 */
export async function deliverMail(world: DeliveryWorld, mailId: string): Promise<void> {
  const now = world.now();
  const claim = await world.mails.claim(mailId, now, new Date(now.getTime() + claimSeconds * 1000));
  if (!claim) return;
  try {
    const mail = await addressMail(world, claim.mail);
    if (!mail) return await world.mails.giveUp(mailId, 'unsubscribed', world.now());
    await world.sendWithProvider(mail);
  } catch (error) {
    if (!isRefused(error) && claim.attempt < attemptLimit) {
      await world.mails.release(mailId);
      throw error;
    }
    world.reportGivenUp(mailId, error);
    return world.mails.giveUp(mailId, error instanceof Error ? error.name : 'unknown', world.now());
  }
  await world.mails.markSent(mailId, world.now());
}

/** The mail with its link to do without; undefined where its reader does. Asked at the last moment, for every kind alike. */
async function addressMail(world: DeliveryWorld, mail: Mail): Promise<Mail | undefined> {
  const { kind, brandId, to } = mail;
  if (!kind || !brandId) return mail;
  const refused = await world.mailChoices.findRefused(hashAddress(to));
  if (refused.has(kind)) return undefined;
  const secret = await world.findTokenSecret();
  return addUnsubscribeLink(mail, kind, { origin: world.siteOrigin(brandId), secret });
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
