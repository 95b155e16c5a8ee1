import type { SessionStore } from '#functions/storage/dynamodb/accounts/session-store.ts';
import { AppError } from '#shared/errors.ts';
import { type Caller, isConfirmed } from '../session.ts';
import { parseRefreshToken } from './refresh-token.ts';

type Sessions = { sessions: SessionStore };

/** Signs out the session of a cookie's refresh token. An invalid token ends nothing. */
export async function signOut({ sessions }: Sessions, presented: string | undefined): Promise<void> {
  const token = parseRefreshToken(presented);
  const session = token && (await sessions.find(token.userId, token.sessionId));
  if (session && session.refreshHash === token.hash) await sessions.end(session.userId, session.sessionId);
}

/**
 * Ends one of the caller's own sessions. One of another browser needs a recently confirmed password, so that a stolen
 * session cannot sign its owner out. Throws NOT_FOUND for others' sessions, and PASSWORD_REQUIRED.
 */
export async function endOwnSession(
  { sessions, now }: Sessions & { now(): Date },
  caller: Caller,
  sessionId: string,
): Promise<void> {
  const [session, current] = await Promise.all(
    [sessionId, caller.sessionId].map((id) => sessions.find(caller.userId, id)),
  );
  if (!session) throw new AppError('NOT_FOUND');
  const isOther = sessionId !== caller.sessionId;
  if (isOther && !(current && isConfirmed(current, now()))) throw new AppError('PASSWORD_REQUIRED');
  if (!(await sessions.end(caller.userId, sessionId))) throw new AppError('NOT_FOUND');
}
