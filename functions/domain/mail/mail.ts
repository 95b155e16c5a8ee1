import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';
import { mailKindSchema } from '#shared/domain/mail/mail-kinds.ts';
import { isMailType, type MailType } from './mail-types.ts';

/** A composed mail. The id is deterministic, so that composing it twice stores it once. */
export const mailSchema = z.object({
  mailId: z.string(),
  /** What is done for an address that has not confirmed; absent in older mails. */
  type: z.custom<MailType>(isMailType).optional(),
  /** Kind that recipients can unsubscribe from; absent for mandatory mails. */
  kind: mailKindSchema.optional(),
  /** Brand whose site the unsubscribe link opens; absent in older mails. */
  brandId: brandIdSchema.optional(),
  to: z.string(),
  from: z.string(),
  /** Reply address, when different from the sender. */
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** What an address gets before it has confirmed once. */
  wordless: z
    .object({ subject: z.string(), text: z.string(), html: z.string(), from: z.string().optional() })
    .optional(),
  /** Host of the website whose assistant it is about, for the mail that says what waits. */
  readHost: z.string().optional(),
  /** Instant before which it isn't sent, and may be withdrawn. */
  notBefore: z.string().optional(),
  /** A reminder of this customer's trial; with the end that it names, and whether that was still to come. */
  onTrial: z
    .object({ organisationId: z.string(), trialEndsAt: z.string().optional(), ends: z.boolean().optional() })
    .optional(),
  /** Additional headers. */
  headers: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
});
export type Mail = z.infer<typeof mailSchema>;
