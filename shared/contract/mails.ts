import * as z from 'zod';
import { mailKindSchema } from '../domain/mail/mail-kinds.ts';
import { unsubscribeApiPath } from '../domain/mail/unsubscribe-path.ts';
import { route } from './route.ts';

/** Mailbox providers call on behalf of many readers from few addresses. */
const rateLimit = { perAddress: 600, windowSeconds: 60 };

export const mails = {
  unsubscribe: route('POST', unsubscribeApiPath, 'public', {
    summary:
      'Unsubscribes from a kind of mail through a mailed link; mail clients call this themselves (RFC 8058)',
    input: z.object({ token: z.string().max(200) }),
    output: z.object({ success: z.literal(true), kind: mailKindSchema, message: z.string() }),
    errors: ['VALIDATION', 'LINK_EXPIRED', 'RATE_LIMITED'],
    rateLimit,
    acceptsForms: true,
  }),
  openUnsubscription: route('GET', unsubscribeApiPath, 'public', {
    summary: 'Redirects a browser that opens the unsubscribe link to the confirmation page; changes nothing',
    input: z.object({ token: z.string().max(200).default('') }),
    output: z.string(),
    errors: ['VALIDATION', 'RATE_LIMITED'],
    rateLimit,
    answersPage: true,
  }),
};
