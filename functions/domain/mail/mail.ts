import * as z from 'zod';

/** A composed mail. The id is deterministic, so that composing it twice stores it once. */
export const mailSchema = z.object({
  mailId: z.string(),
  to: z.string(),
  from: z.string(),
  /** Who gets the answer to it, where that is not the sender. */
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type Mail = z.infer<typeof mailSchema>;
