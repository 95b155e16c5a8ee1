import { type ChatMessage, chatMessageSchema } from '#functions/domain/chat/chat-session.ts';
import type { Exchange } from '#functions/domain/chat/exchange.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** All exchanges of a conversation, oldest first. */
export async function readExchanges(
  table: Table,
  conversationOwner: string,
  sessionId: string,
): Promise<Exchange[]> {
  const items = await table.query({
    pk: keys.chatSession(conversationOwner, sessionId).pk,
    prefix: 'MESSAGE#',
    ConsistentRead: true,
  });
  return pairTurns(items.map((item) => chatMessageSchema.parse(item)));
}

/** Both turns of an exchange have its id, with their number. */
function pairTurns(turns: readonly ChatMessage[]): Exchange[] {
  const questions = new Map(
    turns.filter(({ role }) => role === 'user').map((turn) => [turn.messageId, turn]),
  );
  return turns
    .filter(({ role }) => role === 'assistant')
    .flatMap((answer): Exchange[] => {
      const question = questions.get(answer.messageId.replace(/-2$/, '-1'));
      return question ? [[question, answer]] : [];
    });
}
