import type { UserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';
import type { ListingStore } from '#functions/storage/dynamodb/staff/listing-store.ts';
import { AppError } from '#shared/errors.ts';
import type { Organisation, User } from '../accounts/account.ts';
import type { IdentityPorts } from '../identity/ports.ts';
import { findOwned } from './find-owned.ts';

type ProfilePorts = {
  users: Pick<UserStore, 'update'>;
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  memberships: IdentityPorts['memberships'];
  listings: Pick<ListingStore, 'find' | 'change'>;
  now(): Date;
};

/** Changes a person's name and phone, also in the staff rows of the organisations they own. Throws CONFLICT and UNAUTHENTICATED. */
export async function updateProfile(
  ports: ProfilePorts,
  owner: User,
  changes: Pick<User, 'name' | 'phone'>,
): Promise<void> {
  const listed = await findOwned(ports, owner);
  if (listed.length === 0 && !(await ports.users.update(owner.userId, changes)))
    throw new AppError('UNAUTHENTICATED');
  const change = { owner, changes, version: undefined, trialEnds: undefined, now: ports.now() };
  for (const organisation of listed)
    if (!(await ports.listings.change(organisation, change))) throw new AppError('CONFLICT');
}
