import { isBrandsOwn } from '#functions/domain/chat/chat-day.ts';
import { type ChatMessage, chatMessageSchema } from '#functions/domain/chat/chat-session.ts';
import { confirmsContact } from '#functions/domain/chat/conversation-history.ts';
import type { ChatOrigin } from '#functions/domain/chat/ports.ts';
import { judgeAnswer } from '#shared/domain/chat/question-result.ts';
import type { Rating } from '#shared/domain/chat/rating.ts';
import type { LedgerEntry } from '#shared/domain/ledger/ledger.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { ledgerItem } from './ledger-item.ts';
import { rateAnswer } from './rate-answer.ts';
import {
  counters,
  type Listed,
  listOpenQuestion,
  listWords,
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
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: {
          ':pk': keys.chatSession(conversationOwner, sessionId).pk,
          ':prefix': 'MESSAGE#',
        },
        ScanIndexForward: false,
        Limit: limit,
      });
      return items.map((item) => chatMessageSchema.parse(item)).reverse();
    },
    /**
     * Saves a visitor's rating of a recent answer; returns the previous rating, or undefined for an unknown
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
      {
        isFirst = false,
        entry,
        countedIn,
        ...origin
      }: ChatOrigin & {
        isFirst?: boolean;
        entry?: LedgerEntry | undefined;
        countedIn?: string | undefined;
      } = {},
    ) {
      const write = ({ lists, isNew, countedIn: month }: Attempt) =>
        table.transact([
          ...exchange.map((message) => ({
            Put: {
              TableName: table.name,
              Item: {
                ...keys.chatMessage(conversationOwner, sessionId, message.sentAt, message.messageId),
                ...message,
              },
            },
          })),
          ...(entry ? [{ Put: { TableName: table.name, Item: ledgerItem(entry, sessionId) } }] : []),
          ...(isNew
            ? [
                {
                  Put: {
                    TableName: table.name,
                    Item: { ...keys.chatOf(conversationOwner, sessionId), sessionId },
                  },
                },
              ]
            : []),
          {
            Update: {
              TableName: table.name,
              Key: keys.chatSession(conversationOwner, sessionId),
              ...describeChange(
                { conversationOwner, sessionId, origin, lists, isNew, countedIn: month },
                exchange,
              ),
            },
          },
        ]);
      const attempts = listAttempts(exchange, isFirst);
      const counted = countedIn ? attempts.slice(0, 1).map((attempt) => ({ ...attempt, countedIn })) : [];
      for (const attempt of [...counted, ...attempts])
        if (await write(attempt)) return attempt.countedIn !== undefined;
      return false;
    },
  };
}

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

type Session = Attempt & {
  conversationOwner: string;
  sessionId: string;
  origin: ChatOrigin;
};

/** An exchange's update of its session; refused when an old session isn't stored, or one of its lists is full. */
function describeChange(
  { conversationOwner, sessionId, origin: { page, language, isTest }, countedIn, lists, isNew }: Session,
  [question, answer]: [ChatMessage, ChatMessage],
) {
  const [source, ownAnswer] = [titleOf(answer), ownAnswerOf(answer)];
  const isContact = confirmsContact(answer);
  const isListed = !isBrandsOwn(conversationOwner);
  const result = judgeAnswer(answer);
  const asksNothing = !result && answer.outcome !== 'handoff';
  const isOpen = result !== undefined && result !== 'answered';
  const sets = [
    'sessionId = :session',
    ...(isListed ? ['dueKind = :list, dueAt = if_not_exists(dueAt, :asked)'] : []),
    'startedAt = if_not_exists(startedAt, :asked), firstQuestion = if_not_exists(firstQuestion, :question)',
    'lastAt = :answered',
    // What asks nothing leaves the outcome of the last question.
    asksNothing ? 'outcome = if_not_exists(outcome, :outcome)' : 'outcome = :outcome',
    isContact ? 'contactProvided = :yes' : 'contactProvided = if_not_exists(contactProvided, :no)',
    ...(page ? ['page = if_not_exists(page, :page)'] : []),
    // Thanks and greetings are no sample of a visitor's language while there is a better one.
    ...(language
      ? [`visitorLanguage = ${result ? ':language' : 'if_not_exists(visitorLanguage, :language)'}`]
      : []),
    ...(isTest ? ['isTest = :test'] : []),
    ...(countedIn ? ['countedIn = :month'] : []),
  ];
  const additions = [
    'messageCount :two, intents :intents',
    ...(source ? ['sources :sources'] : []),
    ...(ownAnswer ? ['ownAnswers :ownAnswers'] : []),
    ...(result ? [`${counters[result]} :one`] : []),
    ...lists.map(({ list }) => `${list} :${list}`),
  ];
  const conditions = describeConditions({ countedIn, lists, isNew });
  return {
    // A person's answer doesn't cover what is asked after it.
    UpdateExpression: `SET ${sets.join(', ')} ADD ${additions.join(', ')}${isOpen ? ' REMOVE isAnsweredByPerson' : ''}`,
    ...(conditions.length && { ConditionExpression: conditions.join(' AND ') }),
    ExpressionAttributeValues: {
      ':asked': question.sentAt,
      ':question': question.content,
      ':answered': answer.sentAt,
      ':outcome': asksNothing ? 'smalltalk' : answer.outcome,
      ':two': 2,
      ':session': sessionId,
      ...(isListed && { ':list': sessionList(conversationOwner) }),
      ...(isContact ? { ':yes': true } : { ':no': false }),
      ...(page && { ':page': page }),
      ...(language && { ':language': language }),
      ...(isTest && { ':test': true }),
      ...(countedIn && { ':month': countedIn }),
      ':intents': new Set([topicOf([question, answer])]),
      ...(ownAnswer && { ':ownAnswers': new Set([ownAnswer]) }),
      ...(source && { ':sources': new Set([source]) }),
      ...(result && { ':one': 1 }),
      ...Object.fromEntries(
        lists.flatMap(({ list, texts, most }) => [
          [`:${list}`, new Set(texts)],
          [`:${list}Most`, most],
        ]),
      ),
    },
  };
}

function describeConditions({ countedIn, lists, isNew }: Attempt): string[] {
  return [
    ...(isNew ? [] : ['attribute_exists(pk)']),
    ...(countedIn ? ['attribute_not_exists(countedIn)'] : []),
    ...lists.map(({ list }) => `(attribute_not_exists(${list}) OR size(${list}) < :${list}Most)`),
  ];
}
