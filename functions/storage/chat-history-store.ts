import { type ChatHistoryStore, sessionRecordSchema } from '#functions/domain/chat-history/session-record.ts';
import { sessionList } from './chat-store.ts';
import { dueIndexName, keys } from './keys.ts';
import type { Table } from './table.ts';

/** Lists conversations from the index of due work, in which each stands under its assistant by when it began. */
export function openChatHistoryStore(table: Table): ChatHistoryStore {
  return {
    async listSessions(owner, from, limit) {
      const items = await table.query({
        IndexName: dueIndexName,
        KeyConditionExpression: 'dueKind = :list AND dueAt >= :from',
        ExpressionAttributeValues: { ':list': sessionList(owner), ':from': from || firstInstant },
        ScanIndexForward: false,
        Limit: limit,
      });
      return items.map((item) => sessionRecordSchema.parse(item));
    },
    async findSession(owner, sessionId) {
      const item = await table.get(keys.chatSession(owner, sessionId));
      return item && sessionRecordSchema.parse(item);
    },
  };
}

/** A key condition takes no empty text. */
const firstInstant = '0';
