import * as z from 'zod';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { forgetExchanges } from './forget-exchanges.ts';
import { writeRedaction } from './ledger-item.ts';
import { readExchanges } from './read-exchanges.ts';
import { summarizeExchanges } from './summarize-exchanges.ts';

type AnswerRef = { conversationOwner: string; sessionId: string; answerId: string };
const versionSchema = z.object({ lastAt: z.string(), messageCount: z.number() });

/** Removes an answer and its question with everything that was derived from them. */
export async function redactExchange(
  table: Table,
  { conversationOwner, sessionId, answerId }: AnswerRef,
): Promise<'removed' | 'only-one' | 'not-found' | 'changed'> {
  const key = keys.chatSession(conversationOwner, sessionId);
  const session = await table.get(key);
  const exchanges = await readExchanges(table, conversationOwner, sessionId);
  const exchange = exchanges.find(([, { messageId }]) => messageId === answerId);
  if (!session || !exchange) return 'not-found';
  if (exchanges.length === 1) return 'only-one';
  const { lastAt, messageCount } = versionSchema.parse(session);
  const rest = exchanges.filter((other) => other !== exchange);
  // First what a second try finds again: the turns themselves go last.
  await forgetExchanges(table, { conversationOwner, sessionId, removed: [exchange], rest });
  const [, answer] = exchange;
  const isWritten = await table.transact([
    ...exchange.map(({ sentAt, messageId }) => ({
      Delete: {
        TableName: table.name,
        Key: keys.chatMessage(conversationOwner, sessionId, sentAt, messageId),
      },
    })),
    ...(answer.salt
      ? [
          writeRedaction(table.name, {
            conversionId: conversationOwner,
            answeredAt: answer.sentAt,
            entryId: answerId,
          }),
        ]
      : []),
    {
      Update: {
        TableName: table.name,
        Key: key,
        ...summarizeExchanges(rest, { lastAt, messageCount }),
      },
    },
  ]);
  return isWritten ? 'removed' : 'changed';
}
