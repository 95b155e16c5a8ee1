import { domainToASCII } from 'node:url';
import { isHostName } from '#shared/domain/addresses/addresses.ts';
import { providerDomainLimit } from '#shared/domain/identity-provider.ts';
import { AppError } from '#shared/errors.ts';
import { isBoundToProvider } from '../identity/password/refuse-password.ts';
import { makeSecretToken } from '../identity/secret-token.ts';
import { endSessions } from '../identity/session/open-session.ts';
import type { Caller } from '../identity/session.ts';
import { requireOrganisation } from '../members/find-members.ts';
import type { ProviderPorts } from './ports.ts';
import { domainOf, proofOf, seesRecord } from './prove-domain.ts';
import type { StoredDomain } from './provider.ts';
import { tellOwner } from './provider-mail.ts';
import { isPublicMailDomain } from './public-mail-domains.ts';

/** Adds a domain with the record that will prove it. One that is there keeps its record. Throws VALIDATION. */
export async function addProviderDomain(ports: ProviderPorts, caller: Caller, typed: string): Promise<void> {
  const organisationId = requireOrganisation(caller);
  const domain = domainToASCII(typed.replace(/^@/, ''));
  if (!isHostName(domain)) throw refuse('Please enter a domain, such as example.org.');
  if (isPublicMailDomain(domain)) {
    throw refuse('Anybody can have an address there. Enter the domain of your organization.');
  }
  if ((await ports.identityProviders.listDomains(organisationId)).length >= providerDomainLimit)
    throw refuse(`An organization has at most ${providerDomainLimit} domains.`);
  const { token } = makeSecretToken(ports);
  const addedAt = ports.now().toISOString();
  await ports.identityProviders.addDomain(organisationId, { domain, token, addedAt, isRequired: false });
}

/**
 * Looks for the record of a domain. Throws VALIDATION while it is not there, CONFLICT when another organisation has proven
 * the domain, NOT_FOUND.
 */
export async function checkProviderDomain(
  ports: ProviderPorts,
  caller: Caller,
  domain: string,
): Promise<void> {
  const organisationId = requireOrganisation(caller);
  const stored = await ports.identityProviders.findDomain(organisationId, domain);
  if (!stored) throw new AppError('NOT_FOUND');
  const isThere = await seesRecord(ports, stored).catch(() => undefined);
  if (isThere === undefined) throw refuse('The name servers of this domain did not answer. Try again later.');
  if (!isThere)
    throw refuse('We don’t see this record yet. It can take an hour until a new one is seen everywhere.');
  const holder = await ports.identityProviders.findHolder(domain);
  const other = holder === organisationId ? undefined : holder;
  if (other && (await holdsOn(ports, await ports.identityProviders.findDomain(other, domain))))
    throw refuseTaken();
  // Seen again, it changes nothing.
  const told = holder === organisationId ? undefined : await tellOwner(ports, caller, 'domain-proven');
  const how = { lostBy: other, told };
  if (!(await ports.identityProviders.prove(organisationId, domain, ports.now(), how))) throw refuseTaken();
  if (told) await ports.startMail(told.mail.mailId);
}

/** Another organisation keeps a domain while its record is there, and for a week without it. */
async function holdsOn(ports: ProviderPorts, stored: StoredDomain | undefined): Promise<boolean> {
  if (!stored) return false;
  return proofOf(stored, ports.now()) === 'proven' || seesRecord(ports, stored).catch(() => true);
}

/**
 * Says whether members with an address of the domain sign in with the provider alone; whoever can't go on is signed out. The
 * caller, an owner, needs an authenticator app first: it is the way in when the provider fails. Throws VALIDATION, NOT_FOUND.
 */
export async function requireProviderDomain(
  ports: ProviderPorts,
  caller: Caller,
  { domain, isRequired }: { domain: string; isRequired: boolean },
): Promise<void> {
  const organisationId = requireOrganisation(caller);
  const [stored, provider, owner] = await Promise.all([
    ports.identityProviders.findDomain(organisationId, domain),
    ports.identityProviders.find(organisationId),
    ports.users.find(caller.userId),
  ]);
  if (!stored) throw new AppError('NOT_FOUND');
  if (isRequired && !(provider && proofOf(stored, ports.now()) === 'proven'))
    throw refuse('Set your provider and prove the domain first, and try it.');
  if (isRequired && !owner?.secondFactor) {
    throw refuse(
      'Set up an authenticator app first, under Security: with it and your password you still get in when the provider fails.',
    );
  }
  const change = isRequired ? 'domain-required' : 'domain-freed';
  const told = stored.isRequired === isRequired ? undefined : await tellOwner(ports, caller, change);
  await ports.identityProviders.requireDomain(organisationId, domain, isRequired, told);
  if (told) await ports.startMail(told.mail.mailId);
  if (!isRequired) return;
  for (const id of await ports.members.listIds(organisationId)) {
    const user = await ports.users.find(id);
    if (user && domainOf(user.email) === domain && (await isBoundToProvider(ports, user)))
      await endSessions(ports, id);
  }
}

/** Throws NOT_FOUND. */
export async function removeProviderDomain(
  ports: ProviderPorts,
  caller: Caller,
  domain: string,
): Promise<void> {
  const organisationId = requireOrganisation(caller);
  if (!(await ports.identityProviders.findDomain(organisationId, domain))) throw new AppError('NOT_FOUND');
  const told = await tellOwner(ports, caller, 'domain-removed');
  if (await ports.identityProviders.removeDomain(organisationId, domain, told))
    await ports.startMail(told.mail.mailId);
}

function refuse(message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field: 'domain', message }] });
}

function refuseTaken(): AppError {
  return new AppError('CONFLICT', {
    message: 'Another organization has proven this domain. Write to us if it is yours.',
  });
}
