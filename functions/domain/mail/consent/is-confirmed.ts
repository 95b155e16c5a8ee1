import { brands } from '#shared/brands/index.ts';
import type { AdmissionPorts } from '../ports.ts';
import { hashAddress } from './mail-choices.ts';

const ownAddresses: ReadonlySet<string> = new Set(
  Object.values(brands).map(({ contact }) => contact.email.toLowerCase()),
);

/** Whether an address has confirmed once that it is its reader's. */
export async function isConfirmed(
  { addresses, users }: Pick<AdmissionPorts, 'addresses' | 'users'>,
  to: string,
): Promise<boolean> {
  const address = to.trim().toLowerCase();
  if (ownAddresses.has(address) || (await addresses.isConfirmed(hashAddress(address)))) return true;
  const user = await users.findByEmail(address);
  return user?.emailConfirmedAt !== undefined;
}

/** Which of these addresses have yet to confirm. */
export async function findUnconfirmed(
  ports: Pick<AdmissionPorts, 'addresses' | 'users'>,
  emails: readonly string[],
): Promise<string[]> {
  const distinct = [...new Set(emails)];
  const confirmed = await Promise.all(distinct.map((email) => isConfirmed(ports, email)));
  return distinct.filter((_email, index) => !confirmed[index]);
}
