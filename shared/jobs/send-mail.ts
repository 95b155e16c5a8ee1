import * as z from 'zod';
import { markReasonSchema } from '../domain/mail/mark-reasons.ts';
import type { Job } from './job.ts';

const due = z.object({ version: z.literal(1), mailId: z.string().min(1).max(200) });
/** As reported by Amazon EventBridge: SES writes `Bounce` and `Complaint`. */
const returned = z.object({
  version: z.literal(1),
  reason: z.string().toLowerCase().pipe(markReasonSchema),
  /** Every mail has one. */
  recipient: z.string().trim().min(3).max(320),
  happenedAt: z.iso.datetime(),
});
export type ReturnedMail = z.infer<typeof returned>;

/**
 * Sends one mail from the outbox, or marks the address of one that came back. Both share a queue, because
 * another with its alarms costs half a dollar a month.
 */
export const sendMail = {
  id: 'send-mail',
  schema: z.union([due, returned]),
  queueVariable: 'MAIL_QUEUE_URL',
  timeoutSeconds: 30,
} as const satisfies Job;
