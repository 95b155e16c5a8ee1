import { AppError } from '#shared/errors.ts';
import type { SessionStore } from '../ports.ts';
import type { Caller } from '../session.ts';
import { parseRefreshToken } from './refresh-token.ts';

type Sessions = { sessions: SessionStore };

/** Signs out the session of a cookie's refresh token. An invalid token ends nothing. */
export async function signOut({ sessions }: Sessions, presented: string | undefined): Promise<void> {
  const token = parseRefreshToken(presented);
  const session = token && (await sessions.find(token.userId, token.sessionId));
  if (session && session.refreshHash === token.hash) await sessions.end(session.userId, session.sessionId);
}

/** Ends one of the caller's own sessions. Throws NOT_FOUND for others. */
export async function endOwnSession(
  { sessions }: Sessions,
  caller: Caller,
  sessionId: string,
): Promise<void> {
  if (!(await sessions.end(caller.userId, sessionId))) throw new AppError('NOT_FOUND');
}
