import { domainToASCII } from 'node:url';
import type { DomainProof } from '#shared/domain/identity-provider.ts';
import type { DomainPorts } from './ports.ts';
import type { StoredDomain, StoredProvider } from './provider.ts';

/** A proof counts for a day; then the next sign-in looks again. */
const freshMs = 86_400_000;
/** So long a record may be missing, because people move their DNS. */
const lostMs = 7 * 86_400_000;

/** The domain of an email address, as DNS knows it. */
export function domainOf(email: string): string {
  return domainToASCII(email.slice(email.lastIndexOf('@') + 1)).toLowerCase();
}

/** The TXT record that proves a domain. */
export function describeRecord({ domain, token }: Pick<StoredDomain, 'domain' | 'token'>) {
  return { name: `_gptsites.${domain}`, value: `gptsites-verification=${token}` };
}

export function proofOf({ provenAt }: StoredDomain, now: Date): DomainProof {
  if (provenAt === undefined) return 'waiting';
  return now.getTime() - Date.parse(provenAt) < lostMs ? 'proven' : 'lapsed';
}

/** Whether the record is there now. Rejects if DNS fails. */
export async function seesRecord({ lookUpRecords }: DomainPorts, stored: StoredDomain): Promise<boolean> {
  const { name, value } = describeRecord(stored);
  const texts = await lookUpRecords(name, 'TXT');
  if (!texts) throw new Error('DNS gave no answer');
  return texts.some((text) => text.trim() === value);
}

export type OwnProvider = {
  organisationId: string;
  domain: string;
  provider: StoredProvider;
  /** Its members sign in with it alone. */
  isRequired: boolean;
};

/** The provider that speaks for an address: of the one organisation that has proven its domain, and still does. */
export async function findOwnProvider(ports: DomainPorts, email: string): Promise<OwnProvider | undefined> {
  const domain = domainOf(email);
  const organisationId = domain && (await ports.identityProviders.findHolder(domain));
  if (!organisationId) return undefined;
  const [provider, stored] = await Promise.all([
    ports.identityProviders.find(organisationId),
    ports.identityProviders.findDomain(organisationId, domain),
  ]);
  if (!provider || !stored || !(await isStillProven(ports, organisationId, stored))) return undefined;
  return { organisationId, domain, provider, isRequired: stored.isRequired };
}

/** Looks at the record again once a day, and forgives a week without it or without an answer. */
async function isStillProven(
  ports: DomainPorts,
  organisationId: string,
  stored: StoredDomain,
): Promise<boolean> {
  const now = ports.now();
  if (stored.provenAt === undefined) return false;
  if (now.getTime() - Date.parse(stored.provenAt) < freshMs) return true;
  if (!(await seesRecord(ports, stored).catch(() => false))) return proofOf(stored, now) === 'proven';
  return ports.identityProviders.prove(organisationId, stored.domain, now);
}
