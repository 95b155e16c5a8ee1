import * as z from 'zod';

export const oneUseTokenSchema = z.object({
  purpose: z.enum([
    'reset-password',
    'confirm-email',
    'checkout',
    'accept-invitation',
    'change-email',
    'keep-email',
  ]),
  /** Null for an address without an account: such a token opens nothing. */
  userId: z.string().nullable(),
  issuedAt: z.string(),
  expiresAt: z.number(),
});
/** Permission of a single-use mailed link. Times: ISO 8601, and seconds since 1970. */
export type OneUseToken = z.infer<typeof oneUseTokenSchema>;

/** Reset links last minutes, as required; invitations last days, because not everybody reads mail at once. */
export const resetMinutes = 30;
export const confirmationDays = 7;
export const invitationDays = 7;
