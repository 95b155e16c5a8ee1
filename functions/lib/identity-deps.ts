import type { User } from '#functions/domain/accounts/account.ts';
import type { IdentityWorld } from '#functions/domain/identity/identity-world.ts';
import type { Guesser } from '#functions/domain/identity/limit-password-guesses.ts';
import type { OpenedSession } from '#functions/domain/identity/open-session.ts';
import type { Session } from '#functions/domain/identity/session.ts';
import { openNoticeStore } from '#functions/storage/notice-store.ts';
import type { Audience } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from './deps.ts';
import { log } from './log.ts';
import { readRefreshCookie, writeRefreshCookie } from './refresh-cookie.ts';
import type { Call } from './respond.ts';

/** The world of the rules of identity. */
export function createIdentityWorld(deps: Deps): IdentityWorld {
  return {
    ...deps,
    attempts: deps.rateLimits,
    notices: openNoticeStore(deps.table),
    startMail: (mailId) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
    reportSecurity: (event, ids) => log.warn('security', { event, ...ids }),
  };
}

/** Who types the password again: the session, which only a sign-in opens. */
export function identifySession({
  clientAddress,
  caller,
}: Pick<Call, 'clientAddress'> & { caller: { sessionId: string } }): Guesser {
  return { knownAs: `session ${caller.sessionId}`, address: clientAddress };
}

/** Puts the refresh token of a session into the browser's cookie; answers the tokens that scripts may see. */
export function handOver(call: Call, audience: Audience, session: OpenedSession) {
  const { accessToken, refreshToken, sessionId } = session;
  call.setCookie(writeRefreshCookie(audience, refreshToken, call.deps.usesSecureCookies));
  return { accessToken, refreshToken: sessionId };
}

/** The refresh token that the browser has sent. */
export function readRefreshToken({ event, deps }: Call, audience: Audience): string | undefined {
  return readRefreshCookie(audience, event, deps.usesSecureCookies);
}

/** Makes the browser forget its refresh token. */
export function dropRefreshToken(call: Call, audience: Audience): void {
  call.setCookie(writeRefreshCookie(audience, undefined, call.deps.usesSecureCookies));
}

/** The account of a caller. Throws UNAUTHENTICATED when it went while the call was running. */
export async function findCallersAccount(
  { users, sessions }: Pick<Deps, 'users' | 'sessions'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ user: User; session: Session }> {
  const [user, session] = await Promise.all([users.find(userId), sessions.find(userId, sessionId)]);
  if (!user || !session) throw new AppError('UNAUTHENTICATED');
  return { user, session };
}
