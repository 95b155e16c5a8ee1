import type { User } from '../accounts/account.ts';
import { signAccessToken } from './access-token.ts';
import type { Device, IdentityWorld } from './identity-world.ts';
import { makeRefreshToken } from './refresh-token.ts';

/** The tokens of a session: `accessToken` for scripts, `refreshToken` for the cookie alone. */
export type OpenedSession = { sessionId: string; accessToken: string; refreshToken: string };

type OpeningWorld = Pick<IdentityWorld, 'sessions' | 'findTokenSecret' | 'now' | 'makeId' | 'randomBytes'>;

/** Begins a session of a person who has proved who they are. */
export async function openSession(
  world: OpeningWorld,
  { userId }: Pick<User, 'userId'>,
  { audience, device }: Device,
): Promise<OpenedSession> {
  const now = world.now();
  const sessionId = world.makeId();
  const { refreshToken, hash } = makeRefreshToken(world, userId, sessionId);
  const [createdAt, lastUsedAt] = [now.toISOString(), now.toISOString()];
  await world.sessions.add({ sessionId, userId, audience, refreshHash: hash, device, createdAt, lastUsedAt });
  const accessToken = await signAccessToken(await world.findTokenSecret(), { userId, sessionId }, now);
  return { sessionId, accessToken, refreshToken };
}

/** Ends every session of an account. */
export async function endSessions(
  { sessions }: Pick<IdentityWorld, 'sessions'>,
  userId: string,
): Promise<void> {
  for (;;) {
    const page = await sessions.list(userId);
    if (page.length === 0) return;
    await Promise.all(page.map(({ sessionId }) => sessions.end(userId, sessionId)));
  }
}
