import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';
import { mailKindSchema } from '#shared/domain/mail/mail-kinds.ts';

/** A composed mail. The id is deterministic, so that composing it twice stores it once. */
export const mailSchema = z.object({
  mailId: z.string(),
  /** Who does not want mails of this kind does not get it; absent for mails that nobody can do without. */
  kind: mailKindSchema.optional(),
  /** Whose site the link to do without it leads to; absent in mails from before there was one. */
  brandId: brandIdSchema.optional(),
  to: z.string(),
  from: z.string(),
  /** Who gets the answer to it, where that is not the sender. */
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Beside those that every mail has. */
  headers: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
});
export type Mail = z.infer<typeof mailSchema>;
