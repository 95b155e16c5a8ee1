import type { User } from '#functions/domain/accounts/account.ts';
import { isJoined } from '#functions/domain/accounts/membership.ts';
import { isAtLeast } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import type { IdentityPorts } from '../ports.ts';

type Ports = Pick<IdentityPorts, 'asksProvider' | 'memberships' | 'staffProvider'>;

/**
 * Refuses the right password of a member whose organisation asks for its own sign-in. Throws FORBIDDEN. Its owner keeps a
 * way in, and so does who belongs to other organisations, which the provider does not open: both with a second factor.
 * Staff whom the operator's provider signs in have none, but for the one account that the deployment names.
 */
export async function refusePasswordOfProvider(ports: Ports, user: User): Promise<void> {
  if (!(await isBoundToProvider(ports, user))) return;
  throw new AppError('FORBIDDEN', {
    message: 'Your organization asks you to sign in there. Use “Sign in with your organization”.',
  });
}

/** Whether a person signs in with the organisation's, or the operator's, provider alone. */
export async function isBoundToProvider(ports: Ports, user: User): Promise<boolean> {
  if (isAtLeast(user.role, 'domain-admin'))
    return ports.staffProvider !== undefined && ports.staffProvider.passwordOf !== user.email;
  if (user.role !== 'member' || !(await ports.asksProvider(user))) return false;
  return !(await ports.memberships.list(user.userId)).some(isJoined);
}
