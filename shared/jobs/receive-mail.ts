import * as z from 'zod';
import type { Job } from './job.ts';

const verdictSchema = z.object({
  status: z.enum(['PASS', 'FAIL', 'GRAY', 'PROCESSING_FAILED', 'DISABLED']),
});

/**
 * Answers a mail to an assistant. As Amazon SES notifies of a mail that it stored (`SESMessage` of its documentation);
 * the mail itself is in the bucket of received mails.
 */
export const receiveMail = {
  id: 'receive-mail',
  schema: z.object({
    notificationType: z.literal('Received'),
    mail: z.object({
      messageId: z.string().min(1).max(200),
      /** The sender of its envelope, to whom bounces go. */
      source: z.string().max(1000),
    }),
    receipt: z.object({
      recipients: z.array(z.string().max(1000)).max(500),
      spamVerdict: verdictSchema,
      virusVerdict: verdictSchema,
      spfVerdict: verdictSchema,
      dkimVerdict: verdictSchema,
      dmarcVerdict: verdictSchema,
      /** What the sender's domain asks for, only where `dmarcVerdict` is a failure. */
      dmarcPolicy: z
        .string()
        .toLowerCase()
        .pipe(z.enum(['none', 'quarantine', 'reject']))
        .optional(),
      action: z.object({ type: z.literal('S3'), objectKey: z.string().min(1).max(1024) }),
    }),
  }),
  queueVariable: 'RECEIVED_MAIL_QUEUE_URL',
  // A slow model answers within half of it.
  timeoutSeconds: 60,
} as const satisfies Job;
export type MailNotification = z.infer<(typeof receiveMail)['schema']>;
