import type { Organisation, User } from '../accounts/account.ts';
import type { ApplyingPorts } from './ports.ts';

/** The customer whose rows in the staff's lists show the address of an account; undefined for members and staff. */
export async function findListed(
  { organisations, listings }: Pick<ApplyingPorts, 'organisations' | 'listings'>,
  { userId, organisationId }: Pick<User, 'userId' | 'organisationId'>,
): Promise<Organisation | undefined> {
  const organisation = organisationId ? await organisations.find(organisationId) : undefined;
  const found = organisation && (await listings.find(organisation));
  return found?.entry.userId === userId ? organisation : undefined;
}
