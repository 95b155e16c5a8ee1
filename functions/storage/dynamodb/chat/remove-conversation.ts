import * as z from 'zod';
import type { Exchange } from '#functions/domain/chat/exchange.ts';
import { AppError } from '#shared/errors.ts';
import { eraseItem, is } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { eraseConversation } from './erase-conversation.ts';
import { forgetExchanges } from './forget-exchanges.ts';
import { forgetSession } from './ledger-item.ts';
import { readExchanges } from './read-exchanges.ts';
import { findCounted, removeCounted, takeBack } from './uncount-exchanges.ts';

type ConversationRef = { conversationOwner: string; sessionId: string; now: Date };

const sessionSchema = z.object({ startedAt: z.string(), lastAt: z.string(), isTest: z.boolean().optional() });
/** Each reads the conversation again, in which visitors may be writing. */
const tries = 10;
/** A transaction has a hundred writes: two turns each, and the counts of their hour. */
const mostAtOnce = 40;

/** Deletes a conversation with all its data, with what it had counted, and its words wherever they are quoted. */
export async function removeConversation(table: Table, conversation: ConversationRef): Promise<void> {
  const { conversationOwner, sessionId } = conversation;
  await removeTurns(table, conversation);
  await eraseConversation(table, conversationOwner, sessionId);
  await table.take(keys.chatOf(conversationOwner, sessionId));
  // A message that came meanwhile isn't entered, so the erasure of the account would not find it.
  await removeTurns(table, conversation);
  await eraseConversation(table, conversationOwner, sessionId);
}

/** Turns, and then the session: what is counted goes with what it counts. Throws CONFLICT. */
async function removeTurns(table: Table, conversation: ConversationRef): Promise<void> {
  const { conversationOwner, sessionId } = conversation;
  for (let attempt = 0; attempt < tries; attempt++) {
    const session = await table.get(keys.chatSession(conversationOwner, sessionId));
    const removed = await readExchanges(table, conversationOwner, sessionId);
    if (!session && removed.length === 0) return;
    // First what a second try finds again: the turns themselves go last.
    await forgetExchanges(table, { conversationOwner, sessionId, removed, rest: [] });
    await Promise.all(
      removed.map(async ([, { salt, sentAt: answeredAt, messageId: entryId }]) => {
        if (salt) await forgetSession(table, { conversionId: conversationOwner, answeredAt, entryId });
      }),
    );
    const found = session && sessionSchema.parse(session);
    const isCounted = findCounted(removed, found);
    let areGone = true;
    for (const part of splitByHour(removed))
      areGone &&= await table.transact(removeCounted(conversation, part, isCounted));
    if (areGone && (!found || (await removeSession(table, conversation, found, isCounted(removed[0])))))
      return;
  }
  throw new AppError('CONFLICT');
}

/** Refused when the conversation went on meanwhile. */
function removeSession(
  table: Table,
  { conversationOwner, sessionId, now }: ConversationRef,
  { startedAt, lastAt }: z.infer<typeof sessionSchema>,
  isCounted: boolean,
): Promise<boolean> {
  const of = { conversationOwner, sessionId, now, at: new Date(startedAt) };
  return table.transact([
    eraseItem(keys.chatSession(conversationOwner, sessionId), [is('lastAt', lastAt)]),
    ...(isCounted ? takeBack(of, { conversations: 1 }) : []),
  ]);
}

function splitByHour(exchanges: readonly Exchange[]): Exchange[][] {
  const hours = Map.groupBy(exchanges, ([{ sentAt }]) => sentAt.slice(0, 13));
  return [...hours.values()].flatMap((hour) =>
    Array.from({ length: Math.ceil(hour.length / mostAtOnce) }, (_, part) =>
      hour.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
    ),
  );
}
