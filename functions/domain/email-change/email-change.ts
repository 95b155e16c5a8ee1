import * as z from 'zod';
import type { EmailChangeSummary } from '#shared/domain/identity.ts';

/** How long the new address may confirm a change, and the old one may cancel it. */
export const emailChangeDays = 7;

/** A change of the address that a person signs in with, asked for and not yet in effect. */
export const emailChangeSchema = z.object({
  userId: z.string(),
  oldEmail: z.string(),
  newEmail: z.string(),
  askedAt: z.string(),
  /** The staff member who asked; absent for people who change their own address. */
  staffId: z.string().optional(),
  /** When it takes effect without a confirmation; only for superadmins' changes. */
  takesEffectAt: z.string().optional(),
  /** Hashes of the links mailed to the new and to the old address. */
  confirmHash: z.string(),
  keepHash: z.string(),
  /** Seconds since 1970. */
  expiresAt: z.number(),
});
export type EmailChange = z.infer<typeof emailChangeSchema>;

/** A change as its owner and staff see it. */
export function summarizeEmailChange(change: EmailChange): EmailChangeSummary {
  const { newEmail, askedAt, staffId, takesEffectAt = null } = change;
  return { email: newEmail, askedAt, isByStaff: staffId !== undefined, takesEffectAt };
}
