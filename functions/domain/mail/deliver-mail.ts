import { maxReceives } from '#shared/jobs/index.ts';
import { admitMail, findNextDay, keepWaiting, type MailRefusal } from './admit-mail.ts';
import { addUnsubscribeLink } from './consent/unsubscribe-link.ts';
import { findHindrance } from './find-hindrance.ts';
import { isOutdated } from './is-outdated.ts';
import { placePictures } from './lay-out-mail.ts';
import type { Mail } from './mail.ts';
import type { DeliveryPorts } from './ports.ts';

/** The log line of a mail that is never sent; an alarm counts it. */
export const givenUpMessage = 'mail given up';

/** Longer than a try may take, and over when the sweeper first finds the mail overdue. */
const claimSeconds = 40;
const minute = 60_000;
const longestPause = 30 * minute;
/** Since the first try. Nobody waits for an older mail. */
const longestTrying = 24 * 60 * minute;

/**
 * Sends an outbox mail unless it was already sent, is being sent, its recipient unsubscribed, its address is marked,
 * which staff see, or has not confirmed: `admitMail`. None of these rings an alarm. A failed one becomes due again after a growing pause,
 * instead of returning to the queue, so that it has one message at a time. Permanently refused addresses are given up,
 * and so is everything after a day.
 */
export async function deliverMail(ports: DeliveryPorts, mailId: string): Promise<void> {
  const now = ports.now();
  const claim = await ports.mails.claim(mailId, now, new Date(now.getTime() + claimSeconds * 1000));
  if (!claim) return;
  let sentSubject: string;
  try {
    const hindrance = await findHindrance(ports, claim.mail);
    if (hindrance) return await ports.mails.giveUp(mailId, hindrance, ports.now());
    if (await isOutdated(ports, claim.mail)) return await ports.mails.giveUp(mailId, 'outdated', ports.now());
    const admission = await admitMail(ports, claim.mail, claim.attempt);
    if (!('mail' in admission)) return await refuse(ports, claim.mail, admission.refusal);
    await ports.sendWithProvider(await linkMail(ports, admission.mail));
    sentSubject = admission.mail.subject;
  } catch (error) {
    const isOld = now.getTime() - claim.triedSince.getTime() >= longestTrying;
    if (!isRefused(error) && !isOld) return await retryLater(ports, mailId, claim.attempt, error);
    ports.reportGivenUp(mailId, error);
    return ports.mails.giveUp(mailId, error instanceof Error ? error.name : 'unknown', ports.now());
  }
  await ports.mails.markSent(mailId, ports.now(), sentSubject);
}

async function refuse(ports: DeliveryPorts, mail: Mail, refusal: MailRefusal): Promise<void> {
  switch (refusal) {
    case 'too-many-mails':
      return ports.mails.giveUp(mail.mailId, refusal, ports.now());
    case 'put-off':
      return ports.mails.defer(mail.mailId, findNextDay(ports.now()));
    case 'waits': {
      const ready = await keepWaiting(ports, mail);
      if (ready) await deliverMail(ports, ready.mailId);
    }
  }
}

/** Alarms operators at the fifth failure by the mail's one dead letter. */
async function retryLater(
  ports: DeliveryPorts,
  mailId: string,
  attempt: number,
  error: unknown,
): Promise<void> {
  ports.reportDeferred(mailId, error);
  if (attempt === maxReceives) await ports.buryMail(mailId);
  const pause = Math.min(2 ** (attempt - 1) * minute, longestPause);
  await ports.mails.defer(mailId, new Date(ports.now().getTime() + pause));
}

/** The mail with the addresses of its brand's site: its pictures, and the unsubscribe link if its kind has one. */
async function linkMail(ports: DeliveryPorts, mail: Mail): Promise<Mail> {
  const { kind, brandId } = mail;
  if (!brandId) return mail;
  const origin = ports.siteOrigin(brandId);
  const pictured = { ...mail, html: placePictures(mail.html, origin) };
  if (!kind) return pictured;
  return addUnsubscribeLink(pictured, kind, { origin, secret: await ports.findTokenSecret() });
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
