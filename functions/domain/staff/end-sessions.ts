import type { Organisation, User } from '../accounts/account.ts';
import { endSessions } from '../identity/session/open-session.ts';
import type { Caller } from '../identity/session.ts';
import { makeStaffAction } from '../staff-log/staff-action.ts';
import type { UserPorts } from './ports.ts';
import { findCustomer } from './update-user.ts';

/**
 * Signs out everyone of a customer on every device, or, for superadmins, a sub-admin. They may sign in again. Throws
 * NOT_FOUND.
 */
export async function endSessionsOfUser(ports: UserPorts, caller: Caller, id: string): Promise<void> {
  if (caller.role === 'superadmin' && (await ports.subAdmins.find(id))) {
    await endSessions(ports, id);
    const deed = { kind: 'staff-changed', subject: id, to: 'signed-out' } as const;
    return ports.staffActions.add(makeStaffAction(ports, caller.userId, deed));
  }
  await endSessionsOfCustomer(ports, await findCustomer(ports, caller, id));
  const what = 'Signed everyone out on every device';
  const deed = { kind: 'customer-changed', subject: id, what } as const;
  await ports.staffActions.add(makeStaffAction(ports, caller.userId, deed));
}

/** Ends every session of the owner and of all members. */
export async function endSessionsOfCustomer(
  ports: Pick<UserPorts, 'sessions' | 'members'>,
  { organisation, owner }: { organisation: Organisation; owner: User },
): Promise<void> {
  const members = await ports.members.listIds(organisation.organisationId);
  await Promise.all([owner.userId, ...members].map((userId) => endSessions(ports, userId)));
}
