import type { Table } from '../table.ts';
import { redactExchange } from './redact-exchange.ts';
import { removeConversation } from './remove-conversation.ts';

export type WordRemover = ReturnType<typeof openWordRemover>;

/** Opens what removes one answer, or a whole conversation, with its words wherever they are quoted. */
export function openWordRemover(table: Table, now: () => Date) {
  return {
    /** Ledger entries stay, and no longer name it; what its visitor sent to a person stays in the inbox. */
    remove: (conversationOwner: string, sessionId: string) =>
      removeConversation(table, { conversationOwner, sessionId, now: now() }),
    /**
     * Removes an answer and its question with everything that was derived from them. Removes nothing when the
     * conversation has no other, or changed meanwhile.
     */
    redact: (conversationOwner: string, sessionId: string, answerId: string) =>
      redactExchange(table, { conversationOwner, sessionId, answerId, now: now() }),
  };
}
