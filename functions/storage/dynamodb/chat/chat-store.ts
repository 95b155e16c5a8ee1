import { isBrandsOwn } from '#functions/domain/chat/chat-day.ts';
import { type ChatMessage, chatMessageSchema } from '#functions/domain/chat/chat-session.ts';
import { confirmsContact } from '#functions/domain/chat/conversation-history.ts';
import type { ChatOrigin } from '#functions/domain/chat/ports.ts';
import { leavesToPerson } from '#shared/domain/chat/chat-outcome.ts';
import { judgeAnswer } from '#shared/domain/chat/question-result.ts';
import type { Rating } from '#shared/domain/chat/rating.ts';
import type { LedgerEntry } from '#shared/domain/ledger/ledger.ts';
import { type Change, either, exists, hasFewer, isAbsent, writeChange, writeItem } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { ledgerItem } from './ledger-item.ts';
import { rateAnswer } from './rate-answer.ts';
import {
  counters,
  type Listed,
  listOpenQuestion,
  listWords,
  nameOf,
  ownAnswerOf,
  titleOf,
  topicOf,
} from './session-lists.ts';

/** Partition of the due index that lists an assistant's conversations by start time. */
export const sessionList = (conversationOwner: string) => `CHATS#${conversationOwner}`;

/** Stores visitor conversations per assistant and session. */
export type ChatStore = ReturnType<typeof openChatStore>;

/** Visitors' conversations, one partition per session. */
export function openChatStore(table: Table) {
  return {
    /** The latest messages, oldest first. */
    async findRecent(conversationOwner: string, sessionId: string, limit: number) {
      const items = await table.query({
        pk: keys.chatSession(conversationOwner, sessionId).pk,
        prefix: 'MESSAGE#',
        isNewestFirst: true,
        limit,
      });
      return items.map((item) => chatMessageSchema.parse(item)).reverse();
    },
    /**
     * Saves a visitor's rating of an answer; returns the exchange as it was before, or undefined for an unknown
     * answer.
     */
    rate: (conversationOwner: string, sessionId: string, messageId: string, rating: Rating) =>
      rateAnswer(table, { conversationOwner, sessionId }, messageId, rating),
    /**
     * Stores a question with its answer and their ledger entry, and counts them for the session, in one
     * transaction. The session keeps the first page, and stays marked once its own account asked in it.
     * `isFirst`: no earlier message was found. `countedIn`: the month in which the caller would count the conversation;
     * returns whether this exchange noted it, which only one does.
     */
    async addExchange(
      conversationOwner: string,
      sessionId: string,
      exchange: [ChatMessage, ChatMessage],
      { isFirst = false, entry, countedIn, ...origin }: ChatOrigin & Circumstances = {},
    ) {
      const session = { conversationOwner, sessionId, origin };
      const write = (attempt: Attempt) =>
        table.transact([
          ...putExchange(session, exchange, attempt.isNew),
          ...(entry ? [writeItem(ledgerItem(entry, sessionId))] : []),
          writeChange(
            keys.chatSession(conversationOwner, sessionId),
            describeChange({ ...session, ...attempt }, exchange),
          ),
        ]);
      const attempts = listAttempts(exchange, isFirst);
      const counted = countedIn ? attempts.slice(0, 1).map((attempt) => ({ ...attempt, countedIn })) : [];
      for (const attempt of [...counted, ...attempts])
        if (await write(attempt)) return attempt.countedIn !== undefined;
      return false;
    },
  };
}

type Circumstances = { isFirst?: boolean; entry?: LedgerEntry | undefined; countedIn?: string | undefined };

/** A new session is entered in its assistant's list. `countedIn`: refused when it is counted already. */
type Attempt = { lists: readonly Listed[]; isNew: boolean; countedIn?: string | undefined };

/**
 * A session is entered once. Only if it isn't stored, although it has been written to, the exchange enters it again:
 * its first exchange was lost, or it was deleted meanwhile. A session whose lists are full keeps the exchange
 * without them.
 */
function listAttempts(exchange: [ChatMessage, ChatMessage], isFirst: boolean): Attempt[] {
  const open = listOpenQuestion(exchange);
  return [...(isFirst ? [] : [false]), true].flatMap((isNew) => {
    // A new session keeps its first question whole.
    const words = isNew ? [] : listWords(exchange);
    const choices = [words.length ? [[...words, ...open]] : [], open.length ? [open] : [], [[]]].flat();
    return choices.map((lists) => ({ lists, isNew }));
  });
}

type Session = Attempt & { conversationOwner: string; sessionId: string; origin: ChatOrigin };

function putExchange(
  { conversationOwner, sessionId }: Pick<Session, 'conversationOwner' | 'sessionId'>,
  exchange: [ChatMessage, ChatMessage],
  isNew: boolean,
) {
  const messages = exchange.map((message) => ({
    ...keys.chatMessage(conversationOwner, sessionId, message.sentAt, message.messageId),
    ...message,
  }));
  const items = isNew ? [...messages, { ...keys.chatOf(conversationOwner, sessionId), sessionId }] : messages;
  return items.map((Item) => writeItem(Item));
}

/** An exchange's update of its session; refused when an old session isn't stored, or one of its lists is full. */
function describeChange(session: Session, exchange: [ChatMessage, ChatMessage]): Change {
  const [, answer] = exchange;
  const { countedIn, lists, isNew } = session;
  const result = judgeAnswer(answer);
  const isOpen = result !== undefined && result !== 'answered';
  const [source, ownAnswer] = [titleOf(answer), ownAnswerOf(answer)];
  return {
    ...describeFields(session, exchange),
    add: {
      messageCount: 2,
      intents: new Set([topicOf(exchange)]),
      ...(source && { sources: new Set([source]) }),
      ...(ownAnswer && { ownAnswers: new Set([ownAnswer]) }),
      ...(result && { [counters[result]]: 1 }),
      ...Object.fromEntries(lists.map(({ list, texts }) => [list, new Set(texts)])),
    },
    // A person's answer doesn't cover what is asked after it.
    remove: isOpen ? ['isAnsweredByPerson'] : [],
    when: [
      ...(isNew ? [] : [exists('pk')]),
      ...(countedIn ? [isAbsent('countedIn')] : []),
      ...lists.map(({ list, most }) => either(isAbsent(list), hasFewer(list, most))),
    ],
  };
}

function describeFields(
  {
    conversationOwner,
    sessionId,
    origin: { page, agent, isByMail, language, isTest },
    countedIn,
    isNew,
  }: Session,
  [question, answer]: [ChatMessage, ChatMessage],
): Pick<Change, 'set' | 'begin'> {
  const isContact = confirmsContact(answer);
  const isListed = !isBrandsOwn(conversationOwner);
  const result = judgeAnswer(answer);
  // What asks nothing leaves the outcome of the last question.
  const asksNothing = !result && !leavesToPerson(answer);
  return {
    set: {
      ...{ sessionId, lastAt: answer.sentAt, countedIn },
      ...(isListed && { dueKind: sessionList(conversationOwner) }),
      ...(!asksNothing && { outcome: answer.outcome }),
      ...(isContact && { contactProvided: true }),
      ...(language && result && { visitorLanguage: language }),
      ...(isTest && { isTest: true }),
    },
    begin: {
      ...(isListed && { dueAt: question.sentAt }),
      ...{ startedAt: question.sentAt, firstQuestion: question.content },
      title: isNew && nameOf([question, answer]) ? '' : nameOf([question, answer]),
      ...(asksNothing && { outcome: 'smalltalk' }),
      ...(page && { page }),
      ...(agent && { agent }),
      ...(isByMail && { isByMail }),
      // Thanks and greetings are no sample of a visitor's language while there is a better one.
      ...(language && !result && { visitorLanguage: language }),
    },
  };
}
