import * as z from 'zod';
import { type ForwardedMessage, forwardedMessageSchema } from '#functions/domain/inbox/forwarded-message.ts';
import { keys } from '../keys.ts';
import type { Item, Table } from '../table.ts';

const entrySchema = z.object({ sk: z.string(), id: z.string() });
const pageSize = 25;

type Turn = Pick<ForwardedMessage['excerpt'][number], 'role' | 'sentAt'>;

/** Takes turns out of the excerpts of a conversation's messages to people. The visitors' own words for them stay. */
export async function redactExcerpts(
  table: Table,
  {
    conversationOwner,
    sessionId,
    turns,
  }: { conversationOwner: string; sessionId: string; turns: readonly [Turn, ...Turn[]] },
): Promise<void> {
  const isGone = (turn: Turn) =>
    turns.some(({ role, sentAt }) => role === turn.role && sentAt === turn.sentAt);
  const { pk, sk: first } = keys.forwardedOf(`assistant:${conversationOwner}`, turns[0].sentAt, '');
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
        if (message?.sessionId !== sessionId || !message.excerpt.some(isGone)) return;
        await forgetMails(table, message);
        await table.update(keys.forwardedMessage(id), {
          UpdateExpression: 'SET excerpt = :rest',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':rest': message.excerpt.filter((turn) => !isGone(turn)) },
        });
      }),
    );
    after = last.sk;
  }
}

/** Empties our copies of its mails that were sent. */
async function forgetMails(table: Table, { id, forwardedTo }: ForwardedMessage): Promise<void> {
  await Promise.all(
    forwardedTo.map((_address, index) =>
      table.update(keys.mail(`forwarded-${id}-${index}`), {
        UpdateExpression: 'SET #text = :none, html = :none',
        ConditionExpression: 'attribute_exists(sentAt)',
        ExpressionAttributeNames: { '#text': 'text' },
        ExpressionAttributeValues: { ':none': '' },
      }),
    ),
  );
}
