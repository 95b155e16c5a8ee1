import * as z from 'zod';
import { organisationRoles } from '#shared/domain/organisation-role.ts';

/**
 * That a person belongs to an organisation besides the one that stands in their account:
 * docs/decisions/003-accounts-and-sign-in.md.
 */
export const membershipSchema = z.object({
  userId: z.string(),
  organisationId: z.string(),
  role: z.enum(organisationRoles),
  since: z.string(),
  /** The name in an invitation that the person has not accepted yet: until then it opens nothing. */
  invitedAs: z.string().optional(),
  /** The owner blocks the member in this organisation. */
  blockedAt: z.string().optional(),
  /** Of an owner: the organisation is erased at this instant, unless they keep it. */
  closesAt: z.string().optional(),
});
export type Membership = z.infer<typeof membershipSchema>;

/** How many organisations a person may belong to. */
export const organisationLimit = 20;

/** Whether the person belongs to the organisation by now. */
export const isJoined = ({ invitedAs }: Membership): boolean => invitedAs === undefined;

/** Whether the person may work in the organisation. */
export function isOpen(membership: Membership): boolean {
  return isJoined(membership) && membership.blockedAt === undefined;
}
