import { redactExchange } from '#functions/storage/dynamodb/chat/redact-exchange.ts';
import type { Deps } from '../deps.ts';

/** The ports of removing one answer. */
export function openExchangeRedactor({ table, chats }: Pick<Deps, 'table' | 'chats'>) {
  return {
    chats: {
      remove: chats.remove,
      redact: (conversationOwner: string, sessionId: string, answerId: string) =>
        redactExchange(table, { conversationOwner, sessionId, answerId }),
    },
  };
}
