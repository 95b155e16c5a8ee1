import { type ChatStore, chatMessageSchema } from '#functions/domain/chat/chat-session.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

/** Conversations of visitors, one partition a session. */
export function openChatStore(table: Table): ChatStore {
  return {
    async findRecent(conversationOwner, sessionId, limit) {
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
    async addExchange(conversationOwner, sessionId, exchange) {
      const [question, answer] = exchange;
      await table.transact([
        ...exchange.map((message) => ({
          Put: {
            TableName: table.name,
            Item: {
              ...keys.chatMessage(conversationOwner, sessionId, message.sentAt, message.messageId),
              ...message,
            },
          },
        })),
        { Put: { TableName: table.name, Item: { ...keys.chatOf(conversationOwner, sessionId), sessionId } } },
        {
          Update: {
            TableName: table.name,
            Key: keys.chatSession(conversationOwner, sessionId),
            UpdateExpression:
              'SET startedAt = if_not_exists(startedAt, :asked), firstQuestion = if_not_exists(firstQuestion, :question), lastAt = :answered, outcome = :outcome ADD messageCount :two',
            ExpressionAttributeValues: {
              ':asked': question.sentAt,
              ':question': question.content,
              ':answered': answer.sentAt,
              ':outcome': answer.outcome,
              ':two': 2,
            },
          },
        },
      ]);
    },
  };
}
