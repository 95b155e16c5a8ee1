import * as z from 'zod';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { eraseConversation } from './erase-conversation.ts';
import { forgetExchanges } from './forget-exchanges.ts';
import { forgetSession } from './ledger-item.ts';
import { readExchanges } from './read-exchanges.ts';

/** An answer with an entry in the ledger. */
const recordedTurnSchema = z.object({
  ...{ role: z.literal('assistant'), salt: z.string() },
  ...{ sentAt: z.string(), messageId: z.string() },
});

/** Deletes a conversation with all its data, and its words wherever they are quoted. */
export async function removeConversation(
  table: Table,
  conversationOwner: string,
  sessionId: string,
): Promise<void> {
  const removed = await readExchanges(table, conversationOwner, sessionId);
  // First what a second try finds again: the turns themselves go last.
  await forgetExchanges(table, { conversationOwner, sessionId, removed, rest: [] });
  await eraseConversation(table, conversationOwner, sessionId, async (item) => {
    const { data: turn } = recordedTurnSchema.safeParse(item);
    if (!turn) return;
    const { sentAt: answeredAt, messageId: entryId } = turn;
    await forgetSession(table, { conversionId: conversationOwner, answeredAt, entryId });
  });
  await table.take(keys.chatOf(conversationOwner, sessionId));
  // A message that came meanwhile isn't entered, so the erasure of the account would not find it.
  await eraseConversation(table, conversationOwner, sessionId);
}
