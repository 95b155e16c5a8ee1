import type { Member } from '#shared/domain/member.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import type { Caller } from '../identity/session.ts';
import type { MemberPorts } from './ports.ts';

/** The organisation whose members the caller manages. Throws FORBIDDEN for staff, who have none. */
export function requireOrganisation({ role, organisationId }: Caller): string {
  if (role !== 'owner' || !organisationId) throw new AppError('FORBIDDEN');
  return organisationId;
}

/** All members of the caller's organisation. */
export async function listMembers(ports: MemberPorts, caller: Caller): Promise<Member[]> {
  const ids = await ports.members.listIds(requireOrganisation(caller));
  const users = await Promise.all(ids.map((id) => ports.users.find(id)));
  return users
    .flatMap((user) => (user ? [describeMember(user)] : []))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The account of a member of the caller's organisation. Throws NOT_FOUND for anyone else. */
export async function requireMember(ports: MemberPorts, caller: Caller, id: string): Promise<User> {
  const organisationId = requireOrganisation(caller);
  const isTheirs = await ports.members.has(organisationId, id);
  const user = isTheirs ? await ports.users.find(id) : undefined;
  if (user?.role !== 'member' || user.organisationId !== organisationId) throw new AppError('NOT_FOUND');
  return user;
}

export function describeMember({ userId, name, email, deactivatedAt, passwordChangedAt }: User): Member {
  return {
    ...{ id: userId, name, email },
    status: deactivatedAt === undefined ? 'active' : 'inactive',
    isInvited: passwordChangedAt === undefined,
  };
}
