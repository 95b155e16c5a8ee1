import type { SessionStore } from '#functions/storage/dynamodb/accounts/session-store.ts';
import type { SessionSummary } from '#shared/contract/account.ts';
import { type Caller, isSessionAlive } from '../session.ts';

type Sessions = { sessions: SessionStore; now(): Date };

/** The caller's active sessions, most recently used first. */
export async function listSessions({ sessions, now }: Sessions, caller: Caller): Promise<SessionSummary[]> {
  const all = await sessions.list(caller.userId);
  return all
    .filter((session) => isSessionAlive(session, now()))
    .sort((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt))
    .map(({ sessionId, device, createdAt, lastUsedAt }) => ({
      ...{ sessionId, device, createdAt, lastUsedAt },
      isCurrent: sessionId === caller.sessionId,
    }));
}
