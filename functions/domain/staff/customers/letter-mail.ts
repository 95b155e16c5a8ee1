import { brands } from '#shared/brands/index.ts';
import { type LetterSubject, letterFields } from '#shared/domain/mail/customer-letter.ts';
import type { MailKind } from '#shared/domain/mail/mail-kinds.ts';
import type { ListedUser } from '#shared/domain/staff/listed-customer.ts';
import type { Organisation } from '../../accounts/account.ts';
import { composeMail, quoteName } from '../../mail/compose-mail.ts';
import { formatDayOf } from '../../mail/format-day.ts';
import type { Mail } from '../../mail/mail.ts';

export type Letter = { about: LetterSubject; subject: string; message: string };

/** By which a customer declines letters; what concerns an account is not declined. */
const kinds: Partial<Record<LetterSubject, MailKind>> = { news: 'assistant', trial: 'trial' };

export const findLetterKind = (about: LetterSubject): MailKind | undefined => kinds[about];

/** Who gets a letter: no reminder of a trial goes to somebody who has chosen a plan or is past the trial. */
export function chooseRecipients(
  { about }: Pick<Letter, 'about'>,
  customers: readonly ListedUser[],
): readonly ListedUser[] {
  return about === 'trial'
    ? customers.filter(({ kind, plan }) => kind === 'trial' && plan === 'trial')
    : customers;
}

type LetterFrame = {
  /** The customer's, which says where a day is. */
  organisation: Organisation | undefined;
  mailId: string;
  url: string;
  now: Date;
  /** The address of the member of staff who tries it. */
  testFor?: string;
};

/** A letter of staff to one of many customers, under the brand of each. It waits until the address has confirmed. */
export function composeLetter(
  { about, subject, message }: Letter,
  customer: ListedUser,
  { organisation, mailId, url, now, testFor }: LetterFrame,
): Mail {
  const trialEnd =
    customer.kind === 'trial' ? formatDayOf(organisation, new Date(customer.endDate)) : 'its last day';
  const fill = (text: string) =>
    text
      .replaceAll(letterFields.organization, quoteName(customer.organisation))
      .replaceAll(letterFields.trialEnd, trialEnd);
  const mail = composeMail({
    type: testFor ? 'letter-test' : 'staff-letter',
    mailId,
    ...(kinds[about] && { kind: kinds[about] }),
    to: testFor ?? customer.email,
    brand: brands[customer.brandId],
    subject: fill(subject),
    greetingName: quoteName(customer.name, 'there'),
    paragraphs: fill(message)
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
    action: { label: 'Open your dashboard', url },
  });
  const isReminder = about === 'trial' && customer.kind === 'trial' && !testFor;
  if (!isReminder) return mail;
  const namesEnd = `${subject} ${message}`.includes(letterFields.trialEnd);
  return {
    ...mail,
    onTrial: { organisationId: customer.id, ...(namesEnd && tellEnd(customer.endDate, now)) },
  };
}

/** A letter that names a day to come is wrong once the day has moved or passed. */
const tellEnd = (trialEndsAt: string, now: Date) => ({ trialEndsAt, ends: trialEndsAt > now.toISOString() });
