import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import { makeStaffAction } from '../staff-log/staff-action.ts';
import type { UserPorts } from './ports.ts';
import { findCustomer } from './update-user.ts';

/**
 * Cancels a change of a customer's address that is not in effect yet, whoever asked for it: the present address stays.
 * Throws NOT_FOUND.
 */
export async function cancelCustomersEmailChange(
  ports: UserPorts,
  caller: Caller,
  id: string,
): Promise<void> {
  const { organisation, owner } = await findCustomer(ports, caller, id);
  const what = 'Cancelled the change of the email address';
  const deed = { kind: 'customer-changed', subject: id, what } as const;
  const action = makeStaffAction(ports, caller.userId, deed);
  if (!(await ports.cancelEmailChange(owner, action)))
    throw new AppError('NOT_FOUND', { message: 'No change of the address is waiting any more.' });
  await ports.snapshots.drop(['all', organisation.brandId]);
}
