import type { Organisation, User } from '../accounts/account.ts';
import type { Membership } from '../accounts/membership.ts';
import type { ListedCustomer } from './listing.ts';

type Memberships = { memberships: { list(userId: string): Promise<Membership[]> } };
type Ports = Memberships & {
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  listings: { find(listed: ListedCustomer): Promise<{ entry: { userId: string } } | undefined> };
};

/** The customers whose rows in the staff's lists show the address of an account: the organisations that it owns. */
export async function findOwned(
  { organisations, listings, memberships }: Ports,
  { userId, organisationId }: Pick<User, 'userId' | 'organisationId'>,
): Promise<Organisation[]> {
  const ids = [...(organisationId ? [organisationId] : []), ...(await listOwned({ memberships }, userId))];
  const found = await Promise.all(
    ids.map(async (id): Promise<Organisation[]> => {
      const organisation = await organisations.find(id);
      const listed = organisation && (await listings.find(organisation));
      return organisation && listed?.entry.userId === userId ? [organisation] : [];
    }),
  );
  return found.flat();
}

/** The organisations that a person owns besides the one in the account. */
export async function listOwned({ memberships }: Memberships, userId: string): Promise<string[]> {
  const owned = (await memberships.list(userId)).filter(({ role }) => role === 'owner');
  return owned.map(({ organisationId }) => organisationId);
}
