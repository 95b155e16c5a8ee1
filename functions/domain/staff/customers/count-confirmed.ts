import { findUnconfirmed } from '#functions/domain/mail/consent/is-confirmed.ts';
import type { ListedUser } from '#shared/domain/staff/listed-customer.ts';
import { findHindrance } from '../../mail/find-hindrance.ts';
import { findLetterKind, type Letter } from './letter-mail.ts';
import type { MailingPorts } from './mail-customers.ts';

/** Each takes up to five reads, so that a preview costs as much for fifty thousand customers as for these. */
const lookedAt = 1000;
const togetherAtMost = 50;

export type RecipientCounts = { counted: number; confirmed: number; waiting: number };

/** How many of the first customers have confirmed their address, and how many letters would wait until they do. */
export async function countConfirmed(
  ports: Pick<MailingPorts, 'addresses' | 'users' | 'addressMarks' | 'mailChoices'>,
  { about }: Pick<Letter, 'about'>,
  customers: readonly ListedUser[],
): Promise<RecipientCounts> {
  const emails = customers.slice(0, lookedAt).map(({ email }) => email);
  const counts = { counted: emails.length, confirmed: 0, waiting: 0 };
  for (let start = 0; start < emails.length; start += togetherAtMost) {
    const part = emails.slice(start, start + togetherAtMost);
    const unconfirmed = new Set(await findUnconfirmed(ports, part));
    const late = part.filter((email) => unconfirmed.has(email));
    const kind = findLetterKind(about);
    const hindrances = await Promise.all(
      late.map((to) => findHindrance(ports, { to, ...(kind && { kind }) })),
    );
    counts.confirmed += part.length - late.length;
    counts.waiting += hindrances.filter((hindrance) => !hindrance).length;
  }
  return counts;
}
