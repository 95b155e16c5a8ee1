import { mayManage } from '#functions/domain/conversions/require-owned-conversion.ts';
import { isSessionAlive } from '#functions/domain/identity/session.ts';
import { audienceSchema } from '#shared/domain/identity.ts';
import type { Call } from './call.ts';
import { readRefreshCookie } from './refresh-cookie.ts';

type SeenCall = {
  deps: Pick<Call['deps'], 'sessions' | 'users' | 'conversions' | 'usesSecureCookies' | 'now'>;
  event: Pick<Call['event'], 'cookies'>;
};

/**
 * Whether a call of a visitor's route comes from a browser whose account manages the assistant. Told by the session's
 * cookie, which also accompanies beacons and outlasts access tokens; browsers without one cost no read.
 */
export async function isOwnTest(
  { deps, event }: SeenCall,
  conversionId: string | undefined,
): Promise<boolean> {
  if (!conversionId) return false;
  const cookies = audienceSchema.options.flatMap(
    (audience) => readRefreshCookie(audience, event, deps.usesSecureCookies) ?? [],
  );
  if (cookies.length === 0) return false;
  const [conversion, ...users] = await Promise.all([
    deps.conversions.find(conversionId),
    ...cookies.map((cookie) => findUser(deps, cookie)),
  ]);
  return conversion !== undefined && users.some((user) => user !== undefined && mayManage(user, conversion));
}

async function findUser({ sessions, users, now }: SeenCall['deps'], cookie: string) {
  const { parseRefreshToken } = await import('#functions/domain/identity/session/refresh-token.ts');
  const token = parseRefreshToken(cookie);
  if (!token) return undefined;
  const [session, user] = await Promise.all([
    sessions.find(token.userId, token.sessionId),
    users.find(token.userId),
  ]);
  const isValid = session?.refreshHash === token.hash && isSessionAlive(session, now());
  return isValid && !user?.deactivatedAt ? user : undefined;
}
