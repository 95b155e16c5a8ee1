import type { SessionSummary } from '#shared/contract/account.ts';
import type { SessionStore } from './ports.ts';
import { type Caller, isSessionAlive } from './session.ts';

type Sessions = { sessions: SessionStore; now(): Date };

/** Where the caller is signed in, the latest use first. */
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
