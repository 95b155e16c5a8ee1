import { needsSecondFactor } from '#shared/domain/identity.ts';
import type { User } from '../accounts/account.ts';
import { isJoined } from '../accounts/membership.ts';
import type { IdentityPorts } from './ports.ts';

/** Whether a person may not sign in without an authenticator app: staff, and everybody of whom an organisation asks it. */
export async function mustUseSecondFactor(
  {
    organisations,
    memberships,
    asksProvider,
  }: Pick<IdentityPorts, 'organisations' | 'memberships' | 'asksProvider'>,
  user: User,
): Promise<boolean> {
  const { userId, role, organisationId } = user;
  // Who keeps a password beside the organisation's own sign-in must not be its weakest way in.
  if (needsSecondFactor(role) || (await asksProvider(user))) return true;
  const others = (await memberships.list(userId)).filter(isJoined);
  const ids = [...(organisationId ? [organisationId] : []), ...others.map((one) => one.organisationId)];
  const found = await Promise.all(ids.map((id) => organisations.find(id)));
  return found.some((organisation) => organisation?.asksSecondFactor === true);
}
