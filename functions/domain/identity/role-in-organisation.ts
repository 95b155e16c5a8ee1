import type { MembershipStore } from '#functions/storage/dynamodb/accounts/membership-store.ts';
import type { OrganisationRole } from '#shared/domain/organisation-role.ts';
import type { User } from '../accounts/account.ts';
import { isOpen } from '../accounts/membership.ts';
import type { Caller } from './session.ts';

/** What a person may do in the organisation that stands in their account; null for staff. */
export function roleInOwnOrganisation({ role, memberRole = 'editor' }: User): OrganisationRole | null {
  switch (role) {
    case 'owner':
      return 'owner';
    case 'member':
      return memberRole;
    case 'domain-admin':
    case 'superadmin':
      return null;
  }
}

type Place = Pick<Caller, 'role' | 'organisationRole' | 'organisationId'>;

/**
 * Where a call acts: in the organisation that it names, else in the person's first one. Undefined when they do not belong
 * to it; `blocked` where the account may not even sign in there.
 */
export async function findPlace(
  { memberships }: { memberships: Pick<MembershipStore, 'find'> },
  user: User,
  named: string | undefined,
): Promise<Place | 'blocked' | undefined> {
  const { userId, role, organisationId } = user;
  const organisationRole = roleInOwnOrganisation(user);
  if (organisationRole === null || !named || named === organisationId)
    return user.deactivatedAt ? 'blocked' : { role, organisationRole, organisationId };
  const membership = /^\w{1,64}$/.test(named) ? await memberships.find(userId, named) : undefined;
  if (!membership || !isOpen(membership)) return undefined;
  return {
    role: membership.role === 'owner' ? 'owner' : 'member',
    ...{ organisationRole: membership.role, organisationId: named },
  };
}
