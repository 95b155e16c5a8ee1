import { brands, hubBrand } from '#shared/brands/index.ts';
import { addConfirmationLink, makeConfirmationUrl } from './consent/confirmation-link.ts';
import { isConfirmed } from './consent/is-confirmed.ts';
import { hashAddress } from './consent/mail-choices.ts';
import { composeWaitingMail } from './consent/waiting-mail.ts';
import type { Mail } from './mail.ts';
import { mailsOfUnconfirmedDaily } from './mail-rule.ts';
import { findMailRule } from './mail-types.ts';
import type { AdmissionPorts } from './ports.ts';

const daySeconds = 86_400;

export type MailRefusal = 'waits' | 'too-many-mails' | 'put-off';
type Admission = { mail: Mail } | { refusal: MailRefusal };

/**
 * What an address may get of a mail: all of it once it has confirmed, before that nobody's words. Only the first try of
 * a mail counts towards the mails of the day, and each of one that is put off, because its tries are on different days.
 */
export async function admitMail(ports: AdmissionPorts, mail: Mail, attempt: number): Promise<Admission> {
  const rule = mail.type && findMailRule(mail.type);
  if (!rule || rule.unconfirmed === 'answered' || (await isConfirmed(ports, mail.to))) return { mail };
  if (rule.unconfirmed === 'waits') return { refusal: 'waits' };
  const isPutOff = rule.isCounted === 'put-off';
  const isCounted = isPutOff || (rule.isCounted && attempt === 1);
  if (isCounted && (await isPastToday(ports, 'unconfirmed-mail', mail.to)))
    return { refusal: isPutOff ? 'put-off' : 'too-many-mails' };
  const { wordless, replyTo: _replyTo, ...rest } = mail;
  return {
    mail: addConfirmationLink(
      { ...rest, ...wordless, from: wordless?.from ?? mail.from },
      await findSigning(ports, mail),
    ),
  };
}

/** Keeps a mail until its address confirms. Returns what can be sent now: the one mail that says what waits, or itself. */
export async function keepWaiting(ports: AdmissionPorts, mail: Mail): Promise<Mail | undefined> {
  const now = ports.now();
  await ports.mails.hold(mail.mailId, hashAddress(mail.to), now);
  if (await isConfirmed(ports, mail.to)) {
    // Confirmed meanwhile, perhaps before this one could be found.
    await ports.mails.free(mail.mailId, hashAddress(mail.to), now);
    return mail;
  }
  const rule = mail.type && findMailRule(mail.type);
  if (rule?.unconfirmed !== 'waits') return undefined;
  const url = makeConfirmationUrl(await findSigning(ports, mail), mail.to);
  const notice = composeWaitingMail(brandOf(mail), mail.to, {
    what: rule.waiting,
    url,
    readHost: mail.readHost,
  });
  return (await ports.mails.addOnce(notice, now)) ? notice : undefined;
}

/**
 * Counts a mail to an address that has not confirmed, or a wish for one, and tells whether it is one too many for the
 * day.
 */
export async function isPastToday(
  { rateLimits, now }: Pick<AdmissionPorts, 'rateLimits' | 'now'>,
  counted: 'unconfirmed-mail' | 'ask-to-confirm',
  to: string,
): Promise<boolean> {
  const seconds = Math.floor(now().getTime() / 1000);
  const subject = `${counted}#${hashAddress(to)}`;
  const count = await rateLimits.countCall(subject, seconds - (seconds % daySeconds), daySeconds);
  return count > mailsOfUnconfirmedDaily;
}

/** When the mails of the next day begin. */
export function findNextDay(now: Date): Date {
  const seconds = Math.floor(now.getTime() / 1000);
  return new Date((seconds - (seconds % daySeconds) + daySeconds) * 1000);
}

async function findSigning(ports: AdmissionPorts, mail: Mail) {
  return { origin: ports.siteOrigin(brandOf(mail).id), secret: await ports.findTokenSecret() };
}

const brandOf = ({ brandId = hubBrand.id }: Mail) => brands[brandId];
