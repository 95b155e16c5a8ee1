import { AppError } from '#shared/errors.ts';
import { endSessions } from '../identity/session/open-session.ts';
import type { Caller } from '../identity/session.ts';
import { makeStaffAction } from '../staff-log/staff-action.ts';
import type { CustomerEdit, UserPorts } from './ports.ts';

/** Renames a sub-admin, or blocks or unblocks their sign-in. Throws FORBIDDEN, NOT_FOUND, VALIDATION, CONFLICT. */
export async function changeSubAdmin(
  ports: UserPorts,
  { userId, role }: Pick<Caller, 'userId' | 'role'>,
  { id, name, status }: Pick<CustomerEdit, 'name' | 'status'> & { id: string },
): Promise<void> {
  if (role !== 'superadmin') throw new AppError('FORBIDDEN');
  const entry = await ports.subAdmins.find(id);
  if (!entry) throw new AppError('NOT_FOUND');
  if (status !== undefined && status !== 'active' && status !== 'inactive') {
    const message = 'A sub-admin is active or inactive.';
    throw new AppError('VALIDATION', { message, issues: [{ field: 'status', message }] });
  }
  if (id === userId && status === 'inactive')
    throw new AppError('CONFLICT', { message: 'You cannot block the account you are signed in with.' });
  await ports.users.update(id, {
    ...(name && { name }),
    ...(status && { deactivatedAt: status === 'inactive' ? ports.now().toISOString() : null }),
  });
  if (status === 'inactive') await endSessions(ports, id);
  await ports.subAdmins.put({ ...entry, name: name ?? entry.name, status: status ?? entry.status });
  await ports.snapshots.drop(['all']);
  const to = status ?? 'renamed';
  await ports.staffActions.add(makeStaffAction(ports, userId, { kind: 'staff-changed', subject: id, to }));
}
