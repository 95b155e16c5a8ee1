import { providerCallbackPath } from '#shared/domain/identity-provider.ts';
import { AppError } from '#shared/errors.ts';
import { makeSecretToken } from '../identity/secret-token.ts';
import type { ProviderClient, ProviderPorts } from './ports.ts';
import { findOwnProvider } from './prove-domain.ts';
import type { PendingSignIn } from './provider.ts';
import { ProviderFailure } from './provider-failure.ts';

/** Enough to sign in there with a second factor. */
export const pendingMinutes = 10;

type Beginning = { email: string; returnPath?: string | undefined; origin: string | undefined };

/**
 * Begins a sign-in with the provider of an address's domain, whether or not there is an account; `browserSecret` is for a
 * cookie of the browser. From the host of another brand it leads to the organisation's own first, where the provider
 * sends people back to. Throws NOT_FOUND, UNAVAILABLE.
 */
export async function beginProviderSignIn(
  ports: ProviderPorts,
  { email, returnPath, origin }: Beginning,
): Promise<{ url: string; browserSecret?: string }> {
  const own = await findOwnProvider(ports, email);
  const organisation = own && (await ports.organisations.find(own.organisationId));
  if (!own || !organisation) {
    throw new AppError('NOT_FOUND', {
      message:
        'No organization signs in by itself with addresses of this domain. Sign in with your password.',
    });
  }
  const site = ports.siteOrigin(organisation.brandId);
  if (origin !== site) return { url: `${site}/user/login?${new URLSearchParams({ organization: email })}` };
  const { provider, organisationId, domain } = own;
  const redirectUrl = `${site}${providerCallbackPath}`;
  return leadToProvider(ports, provider, { organisationId, domain, redirectUrl, returnPath }, email);
}

type Place = Pick<PendingSignIn, 'organisationId' | 'domain' | 'redirectUrl' | 'returnPath'>;

/** Keeps a new sign-in for the browser that begins it; returns where it goes. Throws UNAVAILABLE. */
export async function leadToProvider(
  ports: ProviderPorts,
  provider: ProviderClient,
  place: Place,
  email?: string,
): Promise<{ url: string; browserSecret: string }> {
  const pending: PendingSignIn = {
    ...{ ...place, issuer: provider.issuer },
    state: makeSecretToken(ports).token,
    nonce: makeSecretToken(ports).token,
    codeVerifier: makeSecretToken(ports).token,
    expiresAt: Math.floor(ports.now().getTime() / 1000) + pendingMinutes * 60,
  };
  const url = await ports.oidc.begin(provider, pending, email).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure)) throw error;
    const { organisationId } = place;
    ports.reportSecurity('provider-unreachable', { organisationId, code: error.code });
    throw new AppError('UNAVAILABLE', {
      message:
        'The sign-in of your organization cannot be reached. Try again later. Who keeps a password here can sign in with it.',
    });
  });
  const { token: browserSecret, hash } = makeSecretToken(ports);
  await ports.identityProviders.begin(hash, pending);
  return { url, browserSecret };
}
