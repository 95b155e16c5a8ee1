import { type Session, sessionExpiry, sessionRecordSchema } from '#functions/domain/identity/session.ts';
import { is } from '../change.ts';
import { keys } from '../keys.ts';
import { findItem, listItems } from '../list-items.ts';
import type { Table } from '../table.ts';

const listLimit = 100;

export type SessionStore = ReturnType<typeof openSessionStore>;

/** Sessions, in their account's partition. */
export function openSessionStore(table: Table) {
  return {
    add: (session: Session) =>
      table.put({
        ...keys.session(session.userId, session.sessionId),
        ...session,
        expiresAt: sessionExpiry(session.createdAt),
      }),
    find: (userId: string, sessionId: string) =>
      findItem(table, keys.session(userId, sessionId), sessionRecordSchema),
    /** At most a hundred. */
    list: (userId: string) =>
      listItems(
        table,
        { pk: keys.user(userId).pk, prefix: 'SESSION#', limit: listLimit, ConsistentRead: true },
        sessionRecordSchema,
      ),
    /** Replaces the refresh token; false when `fromHash` isn't the current one. */
    async rotate({ userId, sessionId }: Session, fromHash: string, toHash: string, now: Date) {
      const item = await table.update(keys.session(userId, sessionId), {
        set: { refreshHash: toHash, lastUsedAt: now.toISOString() },
        when: [is('refreshHash', fromHash)],
      });
      return item !== undefined;
    },
    end: async (userId: string, sessionId: string) =>
      (await table.take(keys.session(userId, sessionId))) !== undefined,
  };
}
