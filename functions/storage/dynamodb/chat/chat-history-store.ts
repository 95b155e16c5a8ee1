import type { ChatMessage } from '#functions/domain/chat/chat-session.ts';
import { type SessionPage, sessionRecordSchema } from '#functions/domain/chat-history/session-record.ts';
import { AppError } from '#shared/errors.ts';
import { contains, either, exists, hasFewer, isAbsent } from '../change.ts';
import { keys } from '../keys.ts';
import { findItem } from '../list-items.ts';
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
        dueKind: sessionList(owner),
        from,
        isNewestFirst: true,
        limit,
        ...(after && { ExclusiveStartKey: after }),
      });
      const records = items.map((item) => sessionRecordSchema.parse(item));
      const last = records.length === limit && records.at(-1);
      return { records, ...(last && { next: `${last.startedAt}_${last.sessionId}` }) };
    },
    findSession: (owner: string, sessionId: string) =>
      findItem(table, keys.chatSession(owner, sessionId), sessionRecordSchema),
    /** Notes that a person has joined the conversation; nothing for one that is gone. */
    async noteJoined(owner: string, sessionId: string): Promise<void> {
      const details = { set: { isJoined: true }, when: [exists('pk')] };
      await table.update(keys.chatSession(owner, sessionId), details);
    },
    /** Keeps a question's translation with it; nothing for one that is gone. */
    async keepTranslation(
      owner: string,
      sessionId: string,
      { sentAt, messageId }: Pick<ChatMessage, 'sentAt' | 'messageId'>,
      translation: string,
    ): Promise<void> {
      const key = keys.chatMessage(owner, sessionId, sentAt, messageId);
      await table.update(key, { set: { translation }, when: [exists('pk')] });
    },
    /** Sets or removes a tag; its tags afterwards, undefined when it is gone or has as many as it may. */
    async tagSession(
      owner: string,
      sessionId: string,
      { tag, isSet, most }: { tag: string; isSet: boolean; most: number },
    ) {
      const item = await table.update(keys.chatSession(owner, sessionId), {
        [isSet ? 'add' : 'take']: { tags: new Set([tag]) },
        when: [
          exists('pk'),
          ...(isSet ? [either(isAbsent('tags'), hasFewer('tags', most), contains('tags', tag))] : []),
        ],
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
