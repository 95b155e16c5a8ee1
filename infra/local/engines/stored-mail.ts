import * as z from 'zod';

export const storedMailSchema = z.object({
  id: z.string(),
  sentAt: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  replyTo: z.array(z.string()).default([]),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).default({}),
});

/** A mail as it was sent. */
export type StoredMail = z.infer<typeof storedMailSchema>;
