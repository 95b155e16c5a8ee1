import type { ProviderPorts } from '#functions/domain/identity-provider/ports.ts';
import { readSurroundings } from '#functions/runtime/network.ts';
import type { Deps } from '../deps.ts';
import { openLater } from '../open-later.ts';

/** The ports for sign-ins with an organisation's own provider; what calls it loads with the first call. */
export function openIdentityProviderPorts(deps: Deps): ProviderPorts {
  const { resolve, dial } = readSurroundings();
  const oidc = openLater(async () => {
    const [{ openOidcClient }, { createGuardedFetch }] = await Promise.all([
      import('#functions/services/oidc/oidc-client.ts'),
      import('#functions/engine/crawl/fetch/fetch-guarded.ts'),
    ]);
    return openOidcClient(createGuardedFetch({ resolve, dial }));
  });
  return { ...deps, oidc };
}
