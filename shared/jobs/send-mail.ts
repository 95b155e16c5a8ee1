import * as z from 'zod';
import type { Job } from './job.ts';

/** Sends one mail from the outbox. */
export const sendMail = {
  id: 'send-mail',
  schema: z.object({ version: z.literal(1), mailId: z.string().min(1).max(200) }),
  queueVariable: 'MAIL_QUEUE_URL',
  timeoutSeconds: 30,
} as const satisfies Job;
