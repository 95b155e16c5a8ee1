import * as z from 'zod';
import { type ChatMessage, chatMessageSchema } from '#functions/domain/chat/chat-session.ts';
import type { Exchange } from '#functions/domain/chat/exchange.ts';
import { keys } from '../keys.ts';
import type { Item, Table } from '../table.ts';

const positionSchema = z.object({ sk: z.string() });

/** All exchanges of a conversation, oldest first. */
export async function readExchanges(
  table: Table,
  conversationOwner: string,
  sessionId: string,
): Promise<Exchange[]> {
  return pairTurns(await readTurns(table, keys.chatSession(conversationOwner, sessionId).pk));
}

async function readTurns(table: Table, pk: string): Promise<ChatMessage[]> {
  const turns: ChatMessage[] = [];
  let after = 'MESSAGE#';
  for (;;) {
    const items: Item[] = await table.query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :after AND :last',
      ExpressionAttributeValues: { ':pk': pk, ':after': after, ':last': 'MESSAGE#~' },
      ConsistentRead: true,
    });
    const last = items.at(-1);
    if (!last) return turns;
    turns.push(...items.map((item) => chatMessageSchema.parse(item)));
    after = `${positionSchema.parse(last).sk}\u0000`;
  }
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
