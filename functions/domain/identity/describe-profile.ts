import type { Profile } from '#shared/domain/identity.ts';
import type { User } from '../accounts/account.ts';
import type { IdentityPorts } from './ports.ts';

/** A person's own account as shown to them. */
export async function describeProfile(
  { users, organisations }: Pick<IdentityPorts, 'users' | 'organisations'>,
  user: User,
): Promise<Profile> {
  const { organisationId } = user;
  const [organisation, conversionIds] = organisationId
    ? await Promise.all([organisations.find(organisationId), users.listConversionIds(organisationId)])
    : [undefined, []];
  const { userId, role, brandId, name, email, username, phone } = user;
  return {
    ...{ userId, brandId, name, email, username, phone },
    role: role === 'member' ? 'owner' : role,
    isMember: role === 'member',
    isEmailConfirmed: user.emailConfirmedAt !== undefined,
    hasSecondFactor: user.secondFactor !== undefined,
    organisation: organisation
      ? { organisationId: organisation.organisationId, name: organisation.name }
      : null,
    conversionIds,
  };
}
