import type { Guesser } from '#functions/domain/identity/limit-password-guesses.ts';
import type { OpenedSession } from '#functions/domain/identity/session/open-session.ts';
import type { Audience } from '#shared/domain/identity.ts';
import type { Call } from './call.ts';
import { readRefreshCookie, writeRefreshCookie } from './refresh-cookie.ts';

/** A valid session counts as a known device, because only a sign-in opens one. */
export function identifySession({
  clientAddress,
  caller,
}: Pick<Call, 'clientAddress'> & { caller: { sessionId: string } }): Guesser {
  return { knownAs: `session ${caller.sessionId}`, address: clientAddress };
}

/** Moves a session's refresh token into a cookie and returns the tokens that scripts may see. */
export function storeRefreshToken(call: Call, audience: Audience, session: OpenedSession) {
  const { accessToken, refreshToken, sessionId } = session;
  call.setCookie(writeRefreshCookie(audience, refreshToken, call.deps.usesSecureCookies));
  return { accessToken, refreshToken: sessionId };
}

/** The refresh token from the request's cookie. */
export function readRefreshToken({ event, deps }: Call, audience: Audience): string | undefined {
  return readRefreshCookie(audience, event, deps.usesSecureCookies);
}

/** Deletes the refresh token cookie. */
export function dropRefreshToken(call: Call, audience: Audience): void {
  call.setCookie(writeRefreshCookie(audience, undefined, call.deps.usesSecureCookies));
}
