import type { User } from '../../accounts/account.ts';
import type { Device, IdentityPorts } from '../ports.ts';
import { makeRefreshToken } from './refresh-token.ts';

/** Tokens of a session: `accessToken` for scripts, `refreshToken` only for the cookie. */
export type OpenedSession = { sessionId: string; accessToken: string; refreshToken: string };

type OpeningPorts = Pick<IdentityPorts, 'sessions' | 'findTokenSecret' | 'now' | 'makeId' | 'randomBytes'>;

/** Starts a session for an authenticated person, who may be let into one organisation alone. */
export async function openSession(
  ports: OpeningPorts,
  { userId }: Pick<User, 'userId'>,
  { audience, device }: Device,
  organisationId?: string,
): Promise<OpenedSession> {
  const now = ports.now();
  const sessionId = ports.makeId();
  const key = await ports.findTokenSecret();
  const { refreshToken, hash } = makeRefreshToken(ports, key, { userId, sessionId });
  const [createdAt, lastUsedAt] = [now.toISOString(), now.toISOString()];
  const times = { createdAt, lastUsedAt };
  await ports.sessions.add({
    sessionId,
    userId,
    audience,
    refreshHash: hash,
    device,
    organisationId,
    ...times,
  });
  // Callers that only end sessions don't load the token library.
  const { signAccessToken } = await import('./access-token.ts');
  const accessToken = await signAccessToken(key, { userId, sessionId }, now);
  return { sessionId, accessToken, refreshToken };
}

/** Ends every session of an account, or all but one. */
export async function endSessions(
  { sessions }: Pick<IdentityPorts, 'sessions'>,
  userId: string,
  keptSessionId?: string,
): Promise<void> {
  for (;;) {
    const page = await sessions.list(userId);
    const ending = page.filter(({ sessionId }) => sessionId !== keptSessionId);
    if (ending.length === 0) return;
    await Promise.all(ending.map(({ sessionId }) => sessions.end(userId, sessionId)));
  }
}
