import type { Member } from '#shared/domain/member.ts';
import type { MemberRole } from '#shared/domain/organisation-role.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { findNext } from '../accounts/find-next.ts';
import type { Membership } from '../accounts/membership.ts';
import { endSessions } from '../identity/session/open-session.ts';
import type { Caller } from '../identity/session.ts';
import { describeMember, requireMember, requireOrganisation } from './find-members.ts';
import type { MemberPorts } from './ports.ts';

type MemberChange = { id: string; status?: Member['status'] | undefined; role?: MemberRole | undefined };

/**
 * Blocks a member in the caller's organisation or unblocks them, and changes the role, which the next call reads. Who
 * belongs to no other organisation is signed out, and can't sign in. Throws NOT_FOUND.
 */
export async function changeMember(
  ports: MemberPorts,
  caller: Caller,
  { id, status, role }: MemberChange,
): Promise<Member> {
  const found = await requireMember(ports, caller, id);
  if (!status && !role) return describeMember(found);
  const { user, membership } = found;
  const blockedAt = status && (status === 'inactive' ? ports.now().toISOString() : null);
  const next = membership || !blockedAt ? undefined : await findNext(ports, user);
  if (next) {
    await stepAside(ports, user, next, { role: role ?? user.memberRole ?? 'editor', blockedAt });
  } else if (membership) {
    await requireChange(ports.memberships.change(membership, { role, blockedAt }));
  } else {
    await requireChange(ports.users.update(id, { deactivatedAt: blockedAt, memberRole: role }));
    if (blockedAt) await endSessions(ports, id);
  }
  return describeMember(await requireMember(ports, caller, id));
}

async function requireChange(change: Promise<boolean>): Promise<void> {
  if (!(await change)) throw new AppError('NOT_FOUND');
}

/** Another organisation takes the place in the account, so that its owner may still sign in there. */
async function stepAside(
  ports: MemberPorts,
  user: User,
  next: Membership,
  { role, blockedAt }: { role: MemberRole; blockedAt: string | null | undefined },
): Promise<void> {
  const { userId, organisationId, createdAt: since } = user;
  const left: Membership = {
    ...{ userId, organisationId: organisationId ?? '', role, since },
    ...(blockedAt && { blockedAt }),
  };
  if (!(await ports.memberships.moveHome(user, next, left))) throw new AppError('CONFLICT');
}

/**
 * Ends a membership: the next call is refused. Who belongs to no other organisation is signed out permanently, and the
 * account eraser does the rest within a minute or two. Throws NOT_FOUND.
 */
export async function removeMember(ports: MemberPorts, caller: Caller, id: string): Promise<void> {
  const { user, membership } = await requireMember(ports, caller, id);
  await endMembership(ports, requireOrganisation(caller), user, membership);
}

/** The same for whoever decides it. */
export async function endMembership(
  ports: Pick<MemberPorts, 'users' | 'members' | 'memberships' | 'sessions' | 'now'>,
  organisationId: string,
  user: User,
  membership: Membership | undefined,
): Promise<void> {
  if (membership) return ports.memberships.remove(membership);
  const next = await findNext(ports, user);
  if (next) {
    if (!(await ports.memberships.moveHome(user, next))) throw new AppError('CONFLICT');
  } else {
    await ports.users.update(user.userId, { deletionDueAt: ports.now().toISOString() });
    await endSessions(ports, user.userId);
  }
  await ports.members.remove(organisationId, user.userId);
}
