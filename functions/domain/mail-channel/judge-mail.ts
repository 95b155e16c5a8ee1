import type { ReceivedMail } from '#functions/engine/documents/mail/received/parse-received-mail.ts';
import { brands } from '#shared/brands/index.ts';
import { findInboundDomain } from '#shared/domain/mail/assistant-address.ts';
import type { MailNotification } from '#shared/jobs/receive-mail.ts';

/** A header of our answers, by which a mail that comes back is known. */
export const answerHeader = 'X-GPTsites-Answer';

/** Each round has two mails. */
const mostReferences = 40;

export type DropReason =
  | 'harmful'
  | 'forged'
  | 'automatic'
  | 'loop'
  | 'own-address'
  | 'unreadable'
  | 'unknown-address'
  | 'empty'
  | 'repeated'
  | 'too-many'
  | 'not-ready'
  | 'gone';

/** `proven`: its sender's domain vouches for it. `unproven`: only a person may answer it. */
export type Judgement = 'proven' | 'unproven' | { dropped: DropReason };

type Written = Pick<ReceivedMail, 'headers' | 'references'> & { from: { address: string } };

/** Whether a mail is answered, left to a person, or dropped. Nothing that a machine sent is answered. */
export function judgeMail(mail: Written, { mail: { source }, receipt }: MailNotification): Judgement {
  const { spamVerdict, virusVerdict, dmarcVerdict, dmarcPolicy } = receipt;
  if (spamVerdict.status === 'FAIL' || virusVerdict.status === 'FAIL') return { dropped: 'harmful' };
  // Its domain asks that nobody takes it; a domain that only watches leaves it to a person.
  if (dmarcVerdict.status === 'FAIL' && dmarcPolicy !== 'none') return { dropped: 'forged' };
  if (mail.headers.has(answerHeader.toLowerCase()) || mail.references.length > mostReferences)
    return { dropped: 'loop' };
  if (ownDomains.has(domainOf(mail.from.address)) || ownDomains.has(domainOf(source)))
    return { dropped: 'own-address' };
  if (isAutomatic(mail, source)) return { dropped: 'automatic' };
  const isClean = spamVerdict.status === 'PASS' && virusVerdict.status === 'PASS';
  return isClean && isProven(mail, source, receipt) ? 'proven' : 'unproven';
}

/** DMARC joins SPF and DKIM to the visible sender; where a domain has none, the envelope must be of that very domain. */
function isProven(
  { from }: Written,
  source: string,
  { dmarcVerdict, spfVerdict, dkimVerdict }: MailNotification['receipt'],
): boolean {
  if (dmarcVerdict.status === 'PASS') return true;
  const isSame = domainOf(source) === domainOf(from.address);
  return (
    dmarcVerdict.status === 'GRAY' && spfVerdict.status === 'PASS' && dkimVerdict.status !== 'FAIL' && isSame
  );
}

const ownDomains: ReadonlySet<string> = new Set(
  Object.values(brands).flatMap((brand) => [
    ...[brand.domain, findInboundDomain(brand), `bounce.${brand.domain}`],
    domainOf(brand.contact.email),
  ]),
);

/** Headers that only machines write, whatever they say: lists (RFC 2369, 2919), and programs that answer for people. */
const machineHeaders = [
  ...['list-id', 'list-unsubscribe', 'list-post', 'list-help', 'mailing-list'],
  ...['x-auto-response-suppress', 'x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply-from'],
  ...['x-failed-recipients', 'x-loop'],
];
const bulk = /^(?:bulk|list|junk|auto_reply)\b/i;
const machineNames =
  /^(?:mailer-daemon|postmaster|no[-_.]?reply|do[-_.]?not[-_.]?reply|bounces?|auto[-_.]?reply)(?:[-+_.].*)?$/i;

/** RFC 3834: such a mail gets no automatic answer. */
function isAutomatic({ headers, from }: Written, source: string): boolean {
  const values = (name: string) => headers.get(name) ?? [];
  return (
    source.replace(/[<>\s]/g, '') === '' ||
    values('return-path').some((path) => path.replace(/\s/g, '') === '<>') ||
    values('auto-submitted').some((value) => !/^\s*no\b/i.test(value)) ||
    values('precedence').some((value) => bulk.test(value.trim())) ||
    values('content-type').some((value) => /^\s*multipart\/report\b/i.test(value)) ||
    machineHeaders.some((name) => headers.has(name)) ||
    machineNames.test(from.address.replace(/@.*$/s, ''))
  );
}

function domainOf(address: string): string {
  return address
    .slice(address.lastIndexOf('@') + 1)
    .replace(/[>\s]/g, '')
    .toLowerCase();
}
