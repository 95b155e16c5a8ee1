import type { Member } from '#shared/domain/member.ts';
import { endSessions } from '../identity/session/open-session.ts';
import type { Caller } from '../identity/session.ts';
import { describeMember, requireMember } from './find-members.ts';
import type { MemberPorts } from './ports.ts';

/** Blocks a member's sign-in and ends every session, or unblocks it. Throws NOT_FOUND. */
export async function changeMember(
  ports: MemberPorts,
  caller: Caller,
  { id, status }: Pick<Member, 'id' | 'status'>,
): Promise<Member> {
  const user = await requireMember(ports, caller, id);
  const deactivatedAt = status === 'inactive' ? ports.now().toISOString() : undefined;
  await ports.users.update(id, { deactivatedAt: deactivatedAt ?? null });
  if (deactivatedAt) await endSessions(ports, id);
  return describeMember({ ...user, deactivatedAt });
}

/**
 * Signs a member out permanently; the account eraser does the rest within a minute or two. Throws NOT_FOUND.
 */
export async function removeMember(ports: MemberPorts, caller: Caller, id: string): Promise<void> {
  const { organisationId } = await requireMember(ports, caller, id);
  await ports.users.update(id, { deletionDueAt: ports.now().toISOString() });
  await endSessions(ports, id);
  if (organisationId) await ports.members.remove(organisationId, id);
}
