import { checkUrl, UrlRefusedError } from '#functions/engine/crawl/fetch/url-guard.ts';
import type { IdentityProviderSettings } from '#shared/contract/organization/identity-provider.ts';
import { providerCallbackPath } from '#shared/domain/identity-provider.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { type Proof, requirePassword } from '../identity/password/require-password.ts';
import type { Caller } from '../identity/session.ts';
import { requireOrganisation } from '../members/find-members.ts';
import type { ProviderPorts } from './ports.ts';
import { describeRecord, proofOf } from './prove-domain.ts';
import { ProviderFailure } from './provider-failure.ts';
import { tellOwner } from './provider-mail.ts';

/** What an owner sees of the organisation's own sign-in: everything but the secret. Throws FORBIDDEN for staff. */
export async function describeProvider(
  { identityProviders, siteOrigin, now }: Pick<ProviderPorts, 'identityProviders' | 'siteOrigin' | 'now'>,
  caller: Caller,
): Promise<IdentityProviderSettings> {
  const organisationId = requireOrganisation(caller);
  const [provider, domains] = await Promise.all([
    identityProviders.find(organisationId),
    identityProviders.listDomains(organisationId),
  ]);
  return {
    provider: provider
      ? { issuer: provider.issuer, clientId: provider.clientId, admitsViewers: provider.admitsViewers }
      : null,
    domains: domains.map((stored) => ({
      ...{ domain: stored.domain, provenAt: stored.provenAt, isRequired: stored.isRequired },
      ...{ proof: proofOf(stored, now()), record: describeRecord(stored) },
    })),
    callbackUrl: `${siteOrigin(caller.brandId)}${providerCallbackPath}`,
  };
}

type WantedProvider = {
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  admitsViewers: boolean;
};

/**
 * Stores a provider that has just described itself under this issuer. A secret is sent to the provider it was entered for,
 * and to no other. Throws VALIDATION, and what `requirePassword` does.
 */
export async function saveProvider(
  ports: ProviderPorts,
  { caller, user, proof }: { caller: Caller; user: User; proof: Proof },
  { clientSecret: typed, ...wanted }: WantedProvider,
): Promise<void> {
  const organisationId = requireOrganisation(caller);
  await requirePassword(ports, user, proof);
  const stored = await ports.identityProviders.find(organisationId);
  const issuer = await findIssuer(ports, wanted.issuer);
  const isSame = stored?.issuer === issuer && stored.clientId === wanted.clientId;
  const clientSecret = typed || (isSame ? stored.clientSecret : undefined);
  if (!clientSecret) throw refuse('clientSecret', 'Please enter the client secret of this provider.');
  const told = await tellOwner(ports, caller, 'provider-set');
  await ports.identityProviders.save(organisationId, { ...wanted, issuer, clientSecret }, told);
  await ports.startMail(told.mail.mailId);
  ports.reportSecurity('identity-provider-changed', { organisationId, userId: caller.userId });
}

/** Everybody signs in with a password again. Domains and links stay, for the next provider. */
export async function removeProvider(ports: Omit<ProviderPorts, 'oidc'>, caller: Caller): Promise<void> {
  const organisationId = requireOrganisation(caller);
  const told = await tellOwner(ports, caller, 'provider-removed');
  if (!(await ports.identityProviders.remove(organisationId, told))) return;
  await ports.startMail(told.mail.mailId);
  ports.reportSecurity('identity-provider-changed', { organisationId, userId: caller.userId });
}

async function findIssuer({ oidc }: ProviderPorts, issuer: string): Promise<string> {
  try {
    const { origin, pathname, protocol } = checkUrl(issuer.replace(/\/\.well-known\/.*$/, ''));
    if (protocol !== 'https:') throw refuse('issuer', 'The address must begin with https://.');
    return await oidc.findIssuer(`${origin}${pathname}`);
  } catch (error) {
    if (error instanceof UrlRefusedError) throw refuse('issuer', error.message);
    if (error instanceof ProviderFailure) throw refuse('issuer', describeFailure(error));
    throw error;
  }
}

function describeFailure({ kind }: ProviderFailure): string {
  if (kind === 'wrong-issuer') {
    return 'This provider calls itself by another address. Enter the issuer exactly as it names it; for Microsoft, the one with the ID of your directory.';
  }
  return 'We could not read a description of this provider. Check the address, and that everybody on the internet can open it.';
}

function refuse(field: string, message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field, message }] });
}
