import { AppError } from '#shared/errors.ts';
import { closeOneOfSeveral } from '../identity/plan-deletion.ts';
import { endSessions } from '../identity/session/open-session.ts';
import type { Caller } from '../identity/session.ts';
import { makeStaffAction } from '../staff-log/staff-action.ts';
import { endSessionsOfCustomer } from './end-sessions.ts';
import type { UserPorts } from './ports.ts';
import { findCustomer } from './update-user.ts';

/**
 * Erases a customer with all their data, or a sub-admin: removed from every list and signed out immediately;
 * the account eraser does the rest within a minute or two. Throws NOT_FOUND, and CONFLICT for the caller's
 * own account.
 */
export async function removeUser(ports: UserPorts, caller: Caller, id: string): Promise<void> {
  if (id === caller.userId) {
    throw new AppError('CONFLICT', { message: 'You cannot delete the account you are signed in with.' });
  }
  const now = ports.now().toISOString();
  const subAdmin = await ports.subAdmins.find(id);
  if (subAdmin) {
    await ports.users.update(id, { deletionDueAt: now });
    await endSessions(ports, id);
    await ports.subAdmins.remove(id);
    await ports.staffActions.add(
      makeStaffAction(ports, caller.userId, { kind: 'staff-changed', subject: id, to: 'removed' }),
    );
    return ports.snapshots.drop(['all']);
  }
  const { organisation, owner } = await findCustomer(ports, caller, id);
  const ending = { dueAt: ports.now(), mails: [] };
  if (!(await closeOneOfSeveral(ports, owner, organisation.organisationId, ending)))
    await ports.users.update(owner.userId, { deletionDueAt: now });
  await endSessionsOfCustomer(ports, { organisation, owner });
  await ports.listings.leave(organisation);
  await ports.staffActions.add(
    makeStaffAction(ports, caller.userId, { kind: 'customer-removed', organisationId: id }),
  );
  await ports.snapshots.drop(['all', organisation.brandId]);
}
