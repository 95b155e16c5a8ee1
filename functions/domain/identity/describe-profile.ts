import type { Profile } from '#shared/domain/identity.ts';
import type { User } from '../accounts/account.ts';
import type { IdentityPorts } from './ports.ts';
import { roleInOwnOrganisation } from './role-in-organisation.ts';
import type { Caller } from './session.ts';

/** A person's own account as shown to them, in one of their organisations: the first one unless another is named. */
export async function describeProfile(
  { users, organisations }: Pick<IdentityPorts, 'users' | 'organisations'>,
  user: User,
  place: Pick<Caller, 'organisationId' | 'organisationRole'> = {
    organisationId: user.organisationId,
    organisationRole: roleInOwnOrganisation(user),
  },
): Promise<Profile> {
  const { organisationId, organisationRole } = place;
  const [organisation, conversionIds] = organisationId
    ? await Promise.all([organisations.find(organisationId), users.listConversionIds(organisationId)])
    : [undefined, []];
  const { userId, role, brandId, name, email, username, phone } = user;
  return {
    ...{ userId, brandId, name, email, username, phone },
    role: role === 'member' ? 'owner' : role,
    isMember: organisationRole !== null && organisationRole !== 'owner',
    organisationRole,
    isEmailConfirmed: user.emailConfirmedAt !== undefined,
    hasSecondFactor: user.secondFactor !== undefined,
    organisation: organisation
      ? { organisationId: organisation.organisationId, name: organisation.name }
      : null,
    conversionIds,
  };
}
