import type { Member } from '#shared/domain/member.ts';
import { AppError } from '#shared/errors.ts';
import { isAwaited, type User } from '../accounts/account.ts';
import { isJoined, type Membership } from '../accounts/membership.ts';
import type { Caller } from '../identity/session.ts';
import type { MemberPorts } from './ports.ts';

/** A member's account, and the membership where another organisation stands in it. */
export type FoundMember = { user: User; membership: Membership | undefined };

/** The organisation whose members the caller manages. Throws FORBIDDEN for staff, who have none. */
export function requireOrganisation({ role, organisationId }: Caller): string {
  if (role !== 'owner' || !organisationId) throw new AppError('FORBIDDEN');
  return organisationId;
}

/** All members of the caller's organisation, and what it asks of them. */
export async function listMembers(
  ports: MemberPorts,
  caller: Caller,
): Promise<{ members: Member[]; asksSecondFactor: boolean }> {
  const organisationId = requireOrganisation(caller);
  const [ids, organisation] = await Promise.all([
    ports.members.listAllIds(organisationId),
    ports.organisations.find(organisationId),
  ]);
  const found = await Promise.all(ids.map((id) => findMember(ports, organisationId, id)));
  const members = found
    .flatMap((member) => (member ? [describeMember(member)] : []))
    .sort((one, other) => one.name.localeCompare(other.name));
  return { members, asksSecondFactor: organisation?.asksSecondFactor === true };
}

/** The account of a member of the caller's organisation. Throws NOT_FOUND for anyone else. */
export async function requireMember(ports: MemberPorts, caller: Caller, id: string): Promise<FoundMember> {
  const organisationId = requireOrganisation(caller);
  const isTheirs = await ports.members.has(organisationId, id);
  const found = isTheirs ? await findMember(ports, organisationId, id) : undefined;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

async function findMember(
  { users, memberships }: Pick<MemberPorts, 'users' | 'memberships'>,
  organisationId: string,
  id: string,
): Promise<FoundMember | undefined> {
  const user = await users.find(id);
  if (user?.role === 'member' && user.organisationId === organisationId)
    return { user, membership: undefined };
  const membership = user && (await memberships.find(id, organisationId));
  return user && membership && { user, membership };
}

/** A member as the owner sees them: until an invitation is accepted, the account's own name is not shown. */
export function describeMember({ user, membership }: FoundMember): Member {
  const { userId: id, email } = user;
  if (!membership) {
    const { name, deactivatedAt, memberRole: role = 'editor' } = user;
    const status = deactivatedAt === undefined ? 'active' : 'inactive';
    return { ...{ id, email, name, status, role }, isInvited: isAwaited(user) };
  }
  return {
    ...{ id, email, name: membership.invitedAs ?? user.name },
    status: membership.blockedAt === undefined ? 'active' : 'inactive',
    role: membership.role === 'viewer' ? 'viewer' : 'editor',
    isInvited: !isJoined(membership),
  };
}
