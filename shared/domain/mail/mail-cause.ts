import * as z from 'zod';

/** Why a mail waits or was not sent: `unconfirmed` waits until the address confirms; the others are given up. */
export const mailCauseSchema = z.enum([
  ...(['unconfirmed', 'unsubscribed', 'address-marked', 'too-many-mails'] as const),
  ...(['withdrawn', 'outdated'] as const),
]);
export type MailCause = z.infer<typeof mailCauseSchema>;
