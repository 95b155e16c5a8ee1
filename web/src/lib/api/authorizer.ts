import type { Audience } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import type { Authorizer } from '#shared/open-calls.ts';
import { organisationStore } from '#web/lib/sign-in/organisation-store.ts';
import { describeSignedIn, signInStore } from '#web/lib/sign-in/sign-in-store.ts';
import { visitorClient } from './visitor-client.ts';

/** Refresh tokens are single-use, so one window renews at a time and the others reuse its result. */
async function renew(audience: Audience, refused: string | undefined): Promise<string | undefined> {
  const current = signInStore.findToken(audience);
  if (current && current !== refused) return current;
  try {
    const { tokens, user } = await visitorClient.auth.refresh({ audience });
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

/** Authenticates calls with this browser's token of one sign-in, and renews it once when it expires. */
export function createAuthorizer(audience: Audience): Authorizer {
  return {
    ...(audience === 'user' && { findOrganisation: organisationStore.find }),
    findToken: () => signInStore.findToken(audience),
    renewToken: (_route, refused) => takeTurns(`refresh-${audience}`, () => renew(audience, refused)),
  };
}
