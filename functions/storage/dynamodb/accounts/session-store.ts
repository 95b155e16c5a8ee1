import type { SessionStore } from '#functions/domain/identity/ports.ts';
import { sessionExpiry, sessionRecordSchema } from '#functions/domain/identity/session.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const listLimit = 100;

/** Sessions, in their account's partition. */
export function openSessionStore(table: Table): SessionStore {
  return {
    add: (session) =>
      table.put({
        ...keys.session(session.userId, session.sessionId),
        ...session,
        expiresAt: sessionExpiry(session.createdAt),
      }),
    async find(userId, sessionId) {
      const item = await table.get(keys.session(userId, sessionId));
      return item && sessionRecordSchema.parse(item);
    },
    async list(userId) {
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': keys.user(userId).pk, ':prefix': 'SESSION#' },
        ConsistentRead: true,
        Limit: listLimit,
      });
      return items.map((item) => sessionRecordSchema.parse(item));
    },
    async rotate({ userId, sessionId }, fromHash, toHash, now) {
      const item = await table.update(keys.session(userId, sessionId), {
        UpdateExpression: 'SET refreshHash = :to, lastUsedAt = :now',
        ConditionExpression: 'refreshHash = :from',
        ExpressionAttributeValues: { ':from': fromHash, ':to': toHash, ':now': now.toISOString() },
      });
      return item !== undefined;
    },
    end: async (userId, sessionId) => (await table.take(keys.session(userId, sessionId))) !== undefined,
  };
}
