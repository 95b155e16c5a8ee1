import { type Authorizer, createClient } from '#shared/client.ts';
import type { Route } from '#shared/contract/route.ts';
import { type Audience, isAtLeast } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import { describeSignedIn, signInStore } from '#web/lib/sign-in/sign-in-store.ts';

/** Staff routes use the staff sign-in, all others the customer's. */
function chooseAudience({ access }: Route): Audience {
  return access !== 'public' && isAtLeast(access, 'domain-admin') ? 'staff' : 'user';
}

const plainClient = createClient();

/** Refresh tokens are single-use, so one window renews at a time and the others reuse its result. */
async function renew(audience: Audience, refused: string | undefined): Promise<string | undefined> {
  const current = signInStore.findToken(audience);
  if (current && current !== refused) return current;
  try {
    const { tokens, user } = await plainClient.auth.refresh({ audience });
    signInStore.write(audience, { ...tokens, profile: describeSignedIn(audience, user) });
    return tokens.accessToken;
  } catch (error) {
    // A signed-out user must sign in again; an offline one keeps the session.
    if (error instanceof AppError && error.code === 'UNAUTHENTICATED') signInStore.clear(audience);
    return undefined;
  }
}

/** Web Locks exist only in secure contexts. */
function takeTurns<T>(name: string, run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, run) : run();
}

/**
 * Authenticates calls with this browser's token, and renews it once when it expires. `audienceOf` chooses whose sign-in
 * a route uses.
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
