import * as client from 'openid-client';
import type { OidcClient, ProviderClient } from '#functions/domain/identity-provider/ports.ts';
import { claimsSchema } from '#functions/domain/identity-provider/provider.ts';
import { ProviderFailure } from '#functions/domain/identity-provider/provider-failure.ts';

/** Seconds for one call to a provider, which the fetch of this client limits too. */
const timeout = 5;
const scope = 'openid email profile';

/** Opens the client of OpenID Connect. Every call goes through `fetch`, which guards addresses, sizes and times. */
export function openOidcClient(fetch: client.CustomFetch): OidcClient {
  return {
    async findIssuer(issuer) {
      const nobody = { issuer, clientId: 'unknown' };
      return (await discover(fetch, nobody, client.None())).serverMetadata().issuer;
    },
    async begin(provider, { redirectUrl, state, nonce, codeVerifier }, email) {
      const config = await discover(fetch, provider, authenticate(provider));
      const url = client.buildAuthorizationUrl(config, {
        ...{ redirect_uri: redirectUrl, scope, state, nonce, ...(email && { login_hint: email }) },
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },
    async finish(provider, { redirectUrl, state, nonce, codeVerifier }, query) {
      const config = await discover(fetch, provider, authenticate(provider));
      const url = new URL(redirectUrl);
      url.search = query;
      try {
        const tokens = await client.authorizationCodeGrant(config, url, {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier },
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new ProviderFailure('refused', 'no claims');
        if (claims.email !== undefined) return claimsSchema.parse(claims);
        // Providers that follow the standard to the letter say the address here alone.
        const more = await client.fetchUserInfo(config, tokens.access_token, claims.sub);
        return claimsSchema.parse({ ...more, ...claims });
      } catch (error) {
        throw toFailure(error, 'refused');
      }
    },
  };
}

/** The provider as it describes itself, under exactly the issuer that the owner has entered. */
async function discover(
  fetch: client.CustomFetch,
  provider: Pick<ProviderClient, 'issuer' | 'clientId'>,
  authentication: client.ClientAuth,
): Promise<client.Configuration> {
  const issuer = new URL(provider.issuer);
  const options = {
    ...{ timeout, [client.customFetch]: fetch },
    // Checks the signature too, and not only the connection that a token came by.
    execute: [client.enableNonRepudiationChecks],
  };
  const config = await client
    .discovery(issuer, provider.clientId, undefined, authentication, options)
    .catch((error: unknown) => {
      throw toFailure(error, 'unreachable');
    });
  const found = config.serverMetadata().issuer;
  // The library lets Microsoft's shared issuers be another than was asked for: anybody's tenant would pass.
  if (!URL.canParse(found) || new URL(found).href !== issuer.href)
    throw new ProviderFailure('wrong-issuer', 'issuer differs');
  return config;
}

/** In the header, as the standard says where a provider says nothing, else in the body. */
function authenticate({ clientSecret }: ProviderClient): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(clientSecret), client.ClientSecretPost(clientSecret)];
  return (server, ...rest) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

function toFailure(error: unknown, kind: 'unreachable' | 'refused'): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (error instanceof client.AuthorizationResponseError)
    return new ProviderFailure(error.error === 'access_denied' ? 'cancelled' : 'refused', 'error response');
  if (error instanceof client.ClientError && error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')
    return new ProviderFailure(kind === 'unreachable' ? 'wrong-issuer' : kind, error.code);
  return new ProviderFailure(
    kind,
    error instanceof client.ClientError ? (error.code ?? 'unknown') : 'unknown',
  );
}
