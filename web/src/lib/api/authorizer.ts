import { type Authorizer, createClient } from '#shared/client.ts';
import type { Route } from '#shared/contract/route.ts';
import { type Audience, isAtLeast } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import { describeSignedIn, signInStore } from '#web/lib/sign-in/sign-in-store.ts';

/** Routes for staff go with the staff's sign-in, the others with the customer's. */
function chooseAudience({ access }: Route): Audience {
  return access !== 'public' && isAtLeast(access, 'domain-admin') ? 'staff' : 'user';
}

const plainClient = createClient();

/** A refresh token serves once, so only one window of the browser exchanges it at a time, and the others take over. */
async function renew(audience: Audience, refused: string | undefined): Promise<string | undefined> {
  const current = signInStore.findToken(audience);
  if (current && current !== refused) return current;
  try {
    const { tokens, user } = await plainClient.auth.refresh({ audience });
    signInStore.write(audience, { ...tokens, profile: describeSignedIn(audience, user) });
    return tokens.accessToken;
  } catch (error) {
    // Whoever is signed out is sent to sign in; who is offline stays.
    if (error instanceof AppError && error.code === 'UNAUTHENTICATED') signInStore.clear(audience);
    return undefined;
  }
}

/** Locks exist on pages with TLS and on this machine. */
function takeTurns<T>(name: string, run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, run) : run();
}

/**
 * Proves who calls with the token of this browser, and renews it once when its fifteen minutes are over.
 * `audienceOf` says whose sign-in a route goes with.
 */
export function createAuthorizer(audienceOf: (route: Route) => Audience = chooseAudience): Authorizer {
  return {
    findToken: (route) => signInStore.findToken(audienceOf(route)),
    renewToken(route, refused) {
      const audience = audienceOf(route);
      return takeTurns(`refresh-${audience}`, () => renew(audience, refused));
    },
  };
}
