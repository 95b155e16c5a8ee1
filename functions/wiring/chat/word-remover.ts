import { redactExchange } from '#functions/storage/dynamodb/chat/redact-exchange.ts';
import { removeConversation } from '#functions/storage/dynamodb/chat/remove-conversation.ts';
import type { Deps } from '../deps.ts';

/** The ports of removing one answer, or a whole conversation. */
export function openWordRemover({ table }: Pick<Deps, 'table'>) {
  return {
    chats: {
      remove: (conversationOwner: string, sessionId: string) =>
        removeConversation(table, conversationOwner, sessionId),
      redact: (conversationOwner: string, sessionId: string, answerId: string) =>
        redactExchange(table, { conversationOwner, sessionId, answerId }),
    },
  };
}
