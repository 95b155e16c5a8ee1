import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { findOwned } from '../staff/find-owned.ts';
import type { StaffAction } from '../staff-log/staff-action.ts';
import type { LinkPorts } from './ports.ts';

export type CancelingPorts = Pick<
  LinkPorts,
  'emailChanges' | 'organisations' | 'listings' | 'memberships' | 'now'
>;

/** Voids the link that was mailed to the new address. Throws NOT_FOUND when no change is pending. */
export async function cancelEmailChange(
  ports: CancelingPorts,
  person: Pick<User, 'userId' | 'organisationId'>,
  action?: StaffAction,
): Promise<void> {
  const change = await ports.emailChanges.find(person.userId, ports.now());
  const isRemoved =
    change && (await ports.emailChanges.remove(change, await findOwned(ports, person), action));
  if (!isRemoved) throw new AppError('NOT_FOUND');
}
