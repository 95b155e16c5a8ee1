import type { Organisation, User } from '../accounts/account.ts';
import type { Caller } from '../identity/session.ts';
import type { Conversion } from './conversion.ts';
import { mayManage } from './require-owned-conversion.ts';

type Ports = {
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  users: { find(userId: string): Promise<User | undefined> };
};

/**
 * Who manages an assistant: the organisation is public, name and address are only for those who may manage
 * it.
 */
export async function describeAdminUser(
  { organisations, users }: Ports,
  caller: Caller | undefined,
  conversion: Conversion,
): Promise<{ organization: string; name?: string; email?: string }> {
  const { companyName: organization, organisationId } = conversion;
  if (!caller || !organisationId || !mayManage(caller, conversion)) return { organization };
  const ownerId = (await organisations.find(organisationId))?.lifeCycle?.ownerId;
  const owner = ownerId && (await users.find(ownerId));
  return { organization, ...(owner && { name: owner.name, email: owner.email }) };
}
