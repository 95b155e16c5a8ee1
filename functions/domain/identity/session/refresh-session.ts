import type { Audience, Profile } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import { describeProfile } from '../describe-profile.ts';
import type { IdentityPorts } from '../ports.ts';
import { isSessionAlive } from '../session.ts';
import { signAccessToken } from './access-token.ts';
import type { OpenedSession } from './open-session.ts';
import { isOurs, makeRefreshToken, parseRefreshToken } from './refresh-token.ts';

/**
 * Exchanges a refresh token for the next one in its family. A reused token may be stolen, so the session
 * ends; a forged one ends nothing. Throws UNAUTHENTICATED.
 */
export async function refreshSession(
  ports: IdentityPorts,
  presented: string | undefined,
  audience: Audience,
): Promise<{ session: OpenedSession; user: Profile }> {
  const token = parseRefreshToken(presented);
  const session = token && (await ports.sessions.find(token.userId, token.sessionId));
  const user = session && (await ports.users.find(session.userId));
  if (!token || !session || !user || session.audience !== audience) throw new AppError('UNAUTHENTICATED');
  // The organisation whose provider the sign-in was no longer stands in the account.
  if (session.organisationId && session.organisationId !== user.organisationId)
    throw new AppError('UNAUTHENTICATED');
  const now = ports.now();
  const { userId, sessionId } = session;
  const key = await ports.findTokenSecret();
  const { refreshToken, hash } = makeRefreshToken(ports, key, session);
  const isAlive = isSessionAlive(session, now);
  const isGood = isAlive && (await ports.sessions.rotate(session, token.hash, hash, now));
  if (!isGood) {
    if (isAlive && !isOurs(key, token)) throw new AppError('UNAUTHENTICATED');
    if (isAlive) ports.reportSecurity('refresh-token-reused', { userId, sessionId });
    await ports.sessions.end(userId, sessionId);
    throw new AppError('UNAUTHENTICATED');
  }
  const accessToken = await signAccessToken(key, { userId, sessionId }, now);
  return { session: { sessionId, accessToken, refreshToken }, user: await describeProfile(ports, user) };
}
