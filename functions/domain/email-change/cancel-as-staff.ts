import type { Caller } from '../identity/session.ts';
import type { UserPorts } from '../staff/ports.ts';
import { findCustomer } from '../staff/update-user.ts';
import { makeStaffAction } from '../staff-log/staff-action.ts';
import { type CancelingPorts, cancelEmailChange } from './cancel-email-change.ts';

/**
 * Cancels a change of a customer's address that is not in effect yet, whoever asked for it: the present address stays.
 * Throws NOT_FOUND.
 */
export async function cancelCustomersEmailChange(
  ports: UserPorts & CancelingPorts,
  caller: Caller,
  id: string,
): Promise<void> {
  const { organisation, owner } = await findCustomer(ports, caller, id);
  const what = 'Cancelled the change of the email address';
  const deed = { kind: 'customer-changed', subject: id, what } as const;
  await cancelEmailChange(ports, owner, makeStaffAction(ports, caller.userId, deed));
  await ports.snapshots.drop(['all', organisation.brandId]);
}
