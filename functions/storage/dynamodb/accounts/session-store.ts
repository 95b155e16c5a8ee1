import { type Session, sessionExpiry, sessionRecordSchema } from '#functions/domain/identity/session.ts';
import { keys } from '../keys.ts';
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
    async find(userId: string, sessionId: string) {
      const item = await table.get(keys.session(userId, sessionId));
      return item && sessionRecordSchema.parse(item);
    },
    /** At most a hundred. */
    async list(userId: string) {
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': keys.user(userId).pk, ':prefix': 'SESSION#' },
        ConsistentRead: true,
        Limit: listLimit,
      });
      return items.map((item) => sessionRecordSchema.parse(item));
    },
    /** Replaces the refresh token; false when `fromHash` isn't the current one. */
    async rotate({ userId, sessionId }: Session, fromHash: string, toHash: string, now: Date) {
      const item = await table.update(keys.session(userId, sessionId), {
        UpdateExpression: 'SET refreshHash = :to, lastUsedAt = :now',
        ConditionExpression: 'refreshHash = :from',
        ExpressionAttributeValues: { ':from': fromHash, ':to': toHash, ':now': now.toISOString() },
      });
      return item !== undefined;
    },
    end: async (userId: string, sessionId: string) =>
      (await table.take(keys.session(userId, sessionId))) !== undefined,
  };
}
