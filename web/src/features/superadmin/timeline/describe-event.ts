import { formatCents } from '#shared/domain/billing/money.ts';
import type { MailCause } from '#shared/domain/mail/mail-cause.ts';
import { describeChange } from '#shared/domain/staff/describe-change.ts';
import { describeDeed } from '#shared/domain/staff/describe-deed.ts';
import type { TimelineEvent } from '#shared/domain/staff/timeline-event.ts';
import { formatDay } from '#web/lib/format/format-day.ts';

export type EventGroup = 'account' | 'chats' | 'mails' | 'payments' | 'staff';

export const groupNames: Record<EventGroup, string> = {
  account: 'Account',
  chats: 'Chats',
  mails: 'Mails',
  payments: 'Payments',
  staff: 'Staff',
};

export function groupOf({ kind }: TimelineEvent): EventGroup {
  switch (kind) {
    case 'signed-up':
    case 'trial-ended':
    case 'became-customer':
    case 'plan-ended':
    case 'conversion':
      return 'account';
    case 'chats':
      return 'chats';
    case 'mail':
      return 'mails';
    case 'payment':
      return 'payments';
    case 'staff':
      return 'staff';
  }
}

const conversionTexts = {
  began: 'The conversion began.',
  live: 'The assistant went live.',
  failed: 'The conversion failed.',
} as const;
const mailTexts = {
  waits: 'Mail waiting to be sent',
  sent: 'Mail sent',
  'not-sent': 'Mail not sent',
} as const;
const mailCauseTexts: Record<MailCause, string> = {
  unconfirmed: 'until the address is confirmed',
  unsubscribed: 'because the customer declined such mails',
  'address-marked': 'because the address takes no mail',
  'too-many-mails': 'because the unconfirmed address had its mails of the day',
  withdrawn: 'because it had become unnecessary',
  outdated: 'because it was no longer true',
};
const methodTexts = { card: 'by card', transfer: 'by transfer', cheque: 'by check' } as const;
const disputeTexts = {
  open: 'disputed by the cardholder',
  won: 'dispute won',
  lost: 'dispute lost',
} as const;

const sayDay = (instant: string) => formatDay(instant, { dateStyle: 'medium' });

type Described = { who?: string; text: string; changes?: ReturnType<typeof describeChange>[] | undefined };
/** An event in words; `who` is a person whose name may be written from right to left. */
export function describeEvent(event: TimelineEvent, organisation: string): Described {
  switch (event.kind) {
    case 'signed-up':
      return { text: 'Signed up.' };
    case 'trial-ended':
      return { text: 'The trial ended.' };
    case 'became-customer':
      return { text: 'Became a customer.' };
    case 'plan-ended':
      return { text: 'The plan ended.' };
    case 'conversion':
      return { text: [conversionTexts[event.to], event.reason].filter(Boolean).join(' ') };
    case 'chats':
      return {
        text: [
          count(event.visitors, 'visitor'),
          count(event.conversations, 'conversation'),
          count(event.questions, 'question'),
        ].join(', '),
      };
    case 'mail':
      return { text: `${describeMailState(event)}: ${event.subject}` };
    case 'payment':
      return { text: describePayment(event) };
    case 'staff':
      return {
        who: event.staff ?? 'A former member of staff',
        text: describeDeed({ deed: event.deed, customer: organisation }),
        changes: event.changes?.map((change) => describeChange(change, sayDay)),
      };
  }
}

function describeMailState({ state, cause }: Extract<TimelineEvent, { kind: 'mail' }>): string {
  if (state === 'waits' && cause) return `Mail waiting ${mailCauseTexts[cause]}`;
  return cause ? `${mailTexts[state]} ${mailCauseTexts[cause]}` : mailTexts[state];
}

/** A payment in words, with its refunds. */
export function describePayment(payment: Extract<TimelineEvent, { kind: 'payment' }>): string {
  const { paidCents, refundedCents, description, method, note, dispute, isUndone } = payment;
  return [
    `Paid ${formatCents(paidCents)} ${methodTexts[method]}${description && ` for ${description}`}${note ? ` (${note})` : ''}`,
    ...(isUndone ? ['taken back: it was recorded by mistake or bounced'] : []),
    ...(refundedCents > 0 && !isUndone ? [`${formatCents(refundedCents)} refunded`] : []),
    ...(dispute ? [disputeTexts[dispute]] : []),
  ].join('; ');
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}
