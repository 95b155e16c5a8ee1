import type { User } from './account.ts';
import { isOpen, type Membership } from './membership.ts';

/** The organisation that takes the place of the one in the account, the oldest first. */
export async function findNext(
  { memberships }: { memberships: { list(userId: string): Promise<Membership[]> } },
  { userId }: Pick<User, 'userId'>,
): Promise<Membership | undefined> {
  const open = (await memberships.list(userId)).filter((one) => isOpen(one) && !one.closesAt);
  return open.toSorted((one, other) => one.since.localeCompare(other.since))[0];
}
