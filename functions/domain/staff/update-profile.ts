import type { UserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';
import type { ListingStore } from '#functions/storage/dynamodb/staff/listing-store.ts';
import { AppError } from '#shared/errors.ts';
import type { Organisation, User } from '../accounts/account.ts';

type ProfilePorts = {
  users: Pick<UserStore, 'update'>;
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  listings: Pick<ListingStore, 'find' | 'change'>;
  now(): Date;
};

/** Changes a person's name and phone, also in their staff row. Throws CONFLICT and UNAUTHENTICATED. */
export async function updateProfile(
  { users, organisations, listings, now }: ProfilePorts,
  owner: User,
  changes: Pick<User, 'name' | 'phone'>,
): Promise<void> {
  const organisation = owner.organisationId ? await organisations.find(owner.organisationId) : undefined;
  const found = organisation && (await listings.find(organisation));
  if (!organisation || !found || found.entry.userId !== owner.userId) {
    if (!(await users.update(owner.userId, changes))) throw new AppError('UNAUTHENTICATED');
    return;
  }
  const change = { owner, changes, version: undefined, trialEnds: undefined, now: now() };
  if (!(await listings.change(organisation, change))) throw new AppError('CONFLICT');
}
