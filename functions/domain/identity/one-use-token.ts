import * as z from 'zod';
import type { Mail } from '../mail/mail.ts';

export const oneUseTokenSchema = z.object({
  purpose: z.enum(['reset-password', 'confirm-email']),
  /** Null for an address without an account: such a token opens nothing. */
  userId: z.string().nullable(),
  issuedAt: z.string(),
  expiresAt: z.number(),
});
/** What a mailed link allows, once. Times: ISO 8601, and seconds since 1970. */
export type OneUseToken = z.infer<typeof oneUseTokenSchema>;

export type OneUseTokenStore = {
  /** Stores the token with its mail; the mail of a token without an account is stored as long as others, and never sent. */
  add(hash: string, token: OneUseToken, mail: Mail, now: Date): Promise<void>;
  /** Removes and answers it; of several callers at once one gets it. */
  take(hash: string, now: Date): Promise<OneUseToken | undefined>;
};

/** Minutes, from the issue that asked for it; and days, since not everybody reads mail at once. */
export const resetMinutes = 30;
export const confirmationDays = 7;
