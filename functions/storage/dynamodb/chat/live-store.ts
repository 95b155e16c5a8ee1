import { type LiveRecord, liveRecordSchema } from '#functions/domain/chat/live/live-record.ts';
import type { Conversation } from '#functions/domain/conversions/conversation.ts';
import { type LiveTurn, liveTurnSchema } from '#shared/domain/chat/live-turn.ts';
import { either, exists, is, isAbove, isAbsent, isAtMost, writeChange, writeItem } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const daySeconds = 86_400;
const mostTurns = 200;

/** Who is in a conversation now, and what they said to each other. */
export type LiveStore = ReturnType<typeof openLiveStore>;

/** Persons in visitors' conversations; all of it stands in the conversation's partition and goes with it. */
export function openLiveStore(table: Table) {
  const keyOf = ({ owner, sessionId }: Conversation) => keys.live(owner, sessionId);
  return {
    ...openLiveTurns(table),
    async find(conversation: Conversation): Promise<LiveRecord | undefined> {
      const item = await table.get(keyOf(conversation));
      return item && liveRecordSchema.parse(item);
    },
    /** Of up to 100 different conversations, in their order. */
    async findEach(conversations: readonly Conversation[]): Promise<(LiveRecord | undefined)[]> {
      const items = await table.getEach(conversations.map(keyOf));
      return items.map((item) => item && liveRecordSchema.parse(item));
    },
    /** The visitor's page is open. */
    async noteVisitor(conversation: Conversation, { at, isTyping }: { at: Date; isTyping: boolean }) {
      const set = { visitorAt: at.toISOString(), expiresAt: Math.floor(at.getTime() / 1000) + daySeconds };
      await table.update(keyOf(conversation), {
        set: { ...set, ...(isTyping && { visitorTypingAt: at.toISOString() }) },
      });
    },
    /** False when somebody else is in, and not silent since `staleBefore`. */
    async join(
      conversation: Conversation,
      { id, name, organisation }: { id: string; name: string; organisation: string },
      { now, staleBefore }: { now: Date; staleBefore: string },
    ): Promise<boolean> {
      const joined = await table.update(keyOf(conversation), {
        set: { personId: id, personName: name, organisation, personAt: now.toISOString() },
        when: [
          exists('visitorAt'),
          either(isAbsent('personId'), is('personId', id), isAtMost('personAt', staleBefore)),
        ],
      });
      return joined !== undefined;
    },
    /** The person who is in gives a sign. */
    async notePerson(conversation: Conversation, personId: string, at: Date) {
      await table.update(keyOf(conversation), {
        set: { personAt: at.toISOString() },
        when: [is('personId', personId)],
      });
    },
    /** Hands the conversation back; nothing for who is not in it. */
    async leave(conversation: Conversation, personId: string) {
      await table.update(keyOf(conversation), {
        remove: ['personId', 'personAt'],
        when: [is('personId', personId)],
      });
    },
  };
}

/** What was said in person. */
function openLiveTurns(table: Table) {
  return {
    /** Stores what was said while a person, or this one, is in; false when they are not any more. */
    say(
      { owner, sessionId }: Conversation,
      turn: LiveTurn,
      { personId, since }: { personId?: string; since: string },
    ): Promise<boolean> {
      const { sentAt, messageId, from } = turn;
      return table.transact([
        writeChange(keys.live(owner, sessionId), {
          set: { lastTurnAt: sentAt, [from === 'person' ? 'personAt' : 'visitorAt']: sentAt },
          remove: from === 'visitor' ? ['visitorTypingAt'] : [],
          when: [isAbove('personAt', since), ...(personId ? [is('personId', personId)] : [])],
        }),
        writeItem({ ...keys.liveTurn(owner, sessionId, sentAt, messageId), ...turn }),
      ]);
    },
    /** What was said last after an instant, oldest first. */
    async listTurns({ owner, sessionId }: Conversation, after: string): Promise<LiveTurn[]> {
      const { pk, sk } = keys.liveTurn(owner, sessionId, after, '~');
      const items = await table.query({
        pk,
        from: sk,
        to: 'LIVE-TURN#~',
        isNewestFirst: true,
        limit: mostTurns,
      });
      return items.map((item) => liveTurnSchema.parse(item)).toReversed();
    },
  };
}
