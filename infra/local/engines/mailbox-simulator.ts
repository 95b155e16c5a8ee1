import type * as z from 'zod';
import type { ReturnedMail, sendMail } from '#shared/jobs/send-mail.ts';

/** What Amazon EventBridge tells the mail queue. */
export type MailEvent = Extract<z.input<typeof sendMail.schema>, Pick<ReturnedMail, 'recipient'>>;

const eventTypes: Record<string, string> = { bounce: 'Bounce', complaint: 'Complaint' };

/**
 * Replaces the mailbox simulator of Amazon SES: the event of a mail to `bounce@simulator.amazonses.com`, or to
 * `complaint@…`, where a label may follow the name as in `bounce+label@…`.
 */
export function simulateMailbox(recipient: string, now: Date): MailEvent | undefined {
  const [, name = ''] = /^(\w+)(?:\+[^@]*)?@simulator\.amazonses\.com$/i.exec(recipient) ?? [];
  const reason = eventTypes[name.toLowerCase()];
  return reason ? { version: 1, reason, recipient, happenedAt: now.toISOString() } : undefined;
}
