import { type SessionPage, sessionRecordSchema } from '#functions/domain/chat-history/session-record.ts';
import { AppError } from '#shared/errors.ts';
import { dueIndexName, keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { sessionList } from './chat-store.ts';

/** An assistant's conversations, for its owner. */
export type ChatHistoryStore = ReturnType<typeof openChatHistoryStore>;

/** Lists conversations from the due-work index, by assistant and start time. */
export function openChatHistoryStore(table: Table) {
  return {
    /**
     * The latest conversations, newest first. `next` is the cursor of a possible next page. Throws VALIDATION
     * for an invalid `before`.
     */
    async listSessions(owner: string, { from = firstInstant, before, limit }: SessionPage) {
      const after = before === undefined ? undefined : readCursor(owner, before);
      if (after && after.dueAt < from) return { records: [] };
      const items = await table.query({
        IndexName: dueIndexName,
        KeyConditionExpression: 'dueKind = :list AND dueAt >= :from',
        ExpressionAttributeValues: { ':list': sessionList(owner), ':from': from },
        ScanIndexForward: false,
        Limit: limit,
        ...(after && { ExclusiveStartKey: after }),
      });
      const records = items.map((item) => sessionRecordSchema.parse(item));
      const last = records.length === limit && records.at(-1);
      return { records, ...(last && { next: `${last.startedAt}_${last.sessionId}` }) };
    },
    async findSession(owner: string, sessionId: string) {
      const item = await table.get(keys.chatSession(owner, sessionId));
      return item && sessionRecordSchema.parse(item);
    },
    /** Sets or removes a tag; its tags afterwards, undefined when it is gone or has as many as it may. */
    async tagSession(
      owner: string,
      sessionId: string,
      { tag, isSet, most }: { tag: string; isSet: boolean; most: number },
    ) {
      const room = 'attribute_not_exists(tags) OR size(tags) < :most OR contains(tags, :tag)';
      const item = await table.update(keys.chatSession(owner, sessionId), {
        UpdateExpression: `${isSet ? 'ADD' : 'DELETE'} tags :tags`,
        ConditionExpression: `attribute_exists(pk)${isSet ? ` AND (${room})` : ''}`,
        ExpressionAttributeValues: { ':tags': new Set([tag]), ...(isSet && { ':most': most, ':tag': tag }) },
      });
      return item && sessionRecordSchema.parse(item).tags;
    },
  };
}

/** Sorts before every instant; key conditions can't be empty. */
const firstInstant = '0';

/** The position where a page ended, as `instant_session`. Throws VALIDATION. */
function readCursor(owner: string, cursor: string) {
  const [, dueAt, sessionId] = /^(\d{4}-[\d:.TZ-]+)_(.+)$/.exec(cursor) ?? [];
  if (!dueAt || !sessionId)
    throw new AppError('VALIDATION', { message: 'This page of the list does not exist.' });
  return { ...keys.chatSession(owner, sessionId), dueKind: sessionList(owner), dueAt };
}
