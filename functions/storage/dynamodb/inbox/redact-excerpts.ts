import * as z from 'zod';
import { type ForwardedMessage, forwardedMessageSchema } from '#functions/domain/inbox/forwarded-message.ts';
import { keys } from '../keys.ts';
import { forgetMail } from '../mail/forget-mail.ts';
import type { Item, Table } from '../table.ts';

const entrySchema = z.object({ sk: z.string(), id: z.string() });
const pageSize = 25;

type Turn = ForwardedMessage['excerpt'][number];

/**
 * Takes an exchange out of a conversation's messages to people: out of the excerpts, and the answer that led to one.
 * The visitors' own words for them stay.
 */
export async function redactExcerpts(
  table: Table,
  {
    conversationOwner,
    sessionId,
    exchange,
  }: { conversationOwner: string; sessionId: string; exchange: readonly [question: Turn, answer: Turn] },
): Promise<void> {
  const [question, answer] = exchange;
  const isGone = (turn: Turn) =>
    exchange.some(({ role, sentAt }) => role === turn.role && sentAt === turn.sentAt);
  const { pk, sk: first } = keys.forwardedOf(`assistant:${conversationOwner}`, question.sentAt, '');
  let after = first;
  for (;;) {
    const items: Item[] = await table.query({
      KeyConditionExpression: 'pk = :pk AND sk > :after',
      ExpressionAttributeValues: { ':pk': pk, ':after': after },
      ConsistentRead: true,
      Limit: pageSize,
    });
    const entries = items.map((item) => entrySchema.parse(item));
    const last = entries.at(-1);
    if (!last) return;
    await Promise.all(
      entries.map(async ({ id }) => {
        const item = await table.get(keys.forwardedMessage(id));
        const message = item && forwardedMessageSchema.parse(item);
        if (message?.sessionId !== sessionId) return;
        const { userMessage, aiAttemptedResponse, excerpt, forwardedTo } = message;
        const isAttempt = aiAttemptedResponse === answer.content && userMessage.startsWith(question.content);
        if (!isAttempt && !excerpt.some(isGone)) return;
        await Promise.all(
          forwardedTo.map((_address, index) => forgetMail(table, `forwarded-${id}-${index}`)),
        );
        await table.update(keys.forwardedMessage(id), {
          UpdateExpression: 'SET excerpt = :rest, aiAttemptedResponse = :attempt',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: {
            ':rest': excerpt.filter((turn) => !isGone(turn)),
            ':attempt': isAttempt ? '' : aiAttemptedResponse,
          },
        });
      }),
    );
    after = last.sk;
  }
}
