import { findFieldProblem, type LetterSubject, letterFields } from '#shared/domain/mail/customer-letter.ts';
import type { CustomerKind } from '#shared/domain/staff/listed-customer.ts';

export type LetterDraft = { about: LetterSubject; subject: string; message: string };
export type LetterIssues = { subject?: string; message?: string };

/** What a letter is about, short enough for a phone, and who gets it. */
export const subjectTexts: Record<LetterSubject, { name: string; hint: string }> = {
  news: { name: 'News', hint: 'Customers who declined such mails get none.' },
  trial: { name: 'A reminder about the trial', hint: 'Customers who declined such mails get none.' },
  account: { name: 'Their account or payment', hint: 'Everybody gets it.' },
};

/** Reminders that staff begin with; every word can be changed. */
export const firstDrafts: Record<CustomerKind, LetterDraft> = {
  trial: {
    about: 'trial',
    subject: `Your trial ends on ${letterFields.trialEnd}`,
    message: `The trial of the assistant of ${letterFields.organization} ends on ${letterFields.trialEnd}. Order a plan before that day, and your assistant goes on with everything it knows.`,
  },
  customer: { about: 'news', subject: '', message: '' },
};

export function findLetterIssues({ subject, message }: LetterDraft, kind: CustomerKind): LetterIssues {
  const wrongSubject = findFieldProblem(subject, kind);
  const wrongMessage = findFieldProblem(message, kind);
  return {
    ...(wrongSubject && { subject: wrongSubject }),
    ...(wrongMessage && { message: wrongMessage }),
    ...(subject.trim().length < 3 && { subject: 'Please enter a subject' }),
    ...(message.trim().length < 10 && { message: 'Please write at least 10 characters' }),
  };
}

export function countCustomers(number: number): string {
  return `${number.toLocaleString('en-US')} customer${number === 1 ? '' : 's'}`;
}

/** How many have confirmed their address and how many letters will wait: of all, or of the first that were counted. */
export function describeRecipients(
  { counted, confirmed, waiting, leftOut }: Record<'counted' | 'confirmed' | 'waiting' | 'leftOut', number>,
  customers: number,
): string {
  const all = `${counted < customers - leftOut ? 'the first ' : ''}${counted.toLocaleString('en-US')}`;
  const late =
    waiting === 0
      ? 'No letter waits for a confirmation.'
      : `Letters that wait until their owner confirms, for 30 days at most: ${waiting.toLocaleString('en-US')}.`;
  const decided =
    leftOut === 0 ? '' : ` Have chosen a plan and get none: ${leftOut.toLocaleString('en-US')}.`;
  return `Confirmed addresses: ${confirmed.toLocaleString('en-US')} of ${all}. ${late}${decided}`;
}

/** What has become of the letters of a mailing. */
export function describeMailing({
  sent,
  waiting,
  declined,
}: Record<'sent' | 'waiting' | 'declined', number>): string {
  const parts = [
    `${sent.toLocaleString('en-US')} sent`,
    waiting > 0 &&
      (waiting === 1
        ? '1 waits until the customer confirms the address'
        : `${waiting.toLocaleString('en-US')} wait until the customers confirm their addresses`),
    declined > 0 && `${declined.toLocaleString('en-US')} not sent: declined, or the address takes no mail`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
