import { hubBrand } from '#shared/brands/index.ts';
import type { SubAdmin } from '#shared/domain/staff/staff-dashboard.ts';
import type { User } from '../accounts/account.ts';
import { type Proof, requirePassword } from '../identity/password/require-password.ts';
import type { IdentityPorts } from '../identity/ports.ts';
import { inviteSubAdmin } from './invite-sub-admin.ts';
import type { UserPorts } from './ports.ts';

/**
 * Invites another superadmin. The caller's password is asked for again, so that whoever holds a session alone can't give
 * themselves an account that outlives it. Throws WRONG_CREDENTIALS, RATE_LIMITED, CONFLICT for a taken address.
 */
export async function inviteSuperadmin(
  ports: UserPorts & IdentityPorts,
  caller: User,
  { name, email, ...proof }: { name: string; email: string } & Proof,
): Promise<SubAdmin> {
  await requirePassword(ports, caller, proof);
  const invitation = { name, email, brandId: hubBrand.id, role: 'superadmin' } as const;
  const invited = await inviteSubAdmin(ports, caller, invitation);
  ports.reportSecurity('superadmin-invited', { userId: invited.id, staffId: caller.userId });
  return invited;
}
