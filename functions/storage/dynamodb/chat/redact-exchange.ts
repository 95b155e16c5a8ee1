import * as z from 'zod';
import { writeChange } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { forgetExchanges } from './forget-exchanges.ts';
import { writeRedaction } from './ledger-item.ts';
import { readExchanges } from './read-exchanges.ts';
import { summarizeExchanges } from './summarize-exchanges.ts';
import { findCounted, removeCounted } from './uncount-exchanges.ts';

type AnswerRef = { conversationOwner: string; sessionId: string; answerId: string; now: Date };
const versionSchema = z.object({
  ...{ lastAt: z.string(), messageCount: z.number(), isTest: z.boolean().optional() },
});

/** Removes an answer and its question with everything that was derived from them, and what they had counted. */
export async function redactExchange(
  table: Table,
  { conversationOwner, sessionId, answerId, now }: AnswerRef,
): Promise<'removed' | 'only-one' | 'not-found' | 'changed'> {
  const key = keys.chatSession(conversationOwner, sessionId);
  const session = await table.get(key);
  const exchanges = await readExchanges(table, conversationOwner, sessionId);
  const exchange = exchanges.find(([, { messageId }]) => messageId === answerId);
  if (!session || !exchange) return 'not-found';
  if (exchanges.length === 1) return 'only-one';
  const { isTest, ...version } = versionSchema.parse(session);
  const rest = exchanges.filter((other) => other !== exchange);
  // First what a second try finds again: the turns themselves go last.
  await forgetExchanges(table, { conversationOwner, sessionId, removed: [exchange], rest });
  const [, answer] = exchange;
  const isWritten = await table.transact([
    ...removeCounted({ conversationOwner, sessionId, now }, [exchange], findCounted(exchanges, { isTest })),
    ...(answer.salt
      ? [writeRedaction({ conversionId: conversationOwner, answeredAt: answer.sentAt, entryId: answerId })]
      : []),
    writeChange(key, summarizeExchanges(rest, version)),
  ]);
  return isWritten ? 'removed' : 'changed';
}
