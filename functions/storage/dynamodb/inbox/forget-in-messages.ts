import * as z from 'zod';
import type { Exchange } from '#functions/domain/chat/exchange.ts';
import { quotedBy } from '#functions/domain/chat/handoff/forwarded-mail.ts';
import { takeFromMessage } from '#functions/domain/chat/handoff/take-from-message.ts';
import { type ForwardedMessage, forwardedMessageSchema } from '#functions/domain/inbox/forwarded-message.ts';
import { listMessageMailIds } from '#functions/domain/inbox/message-mail-ids.ts';
import { exists } from '../change.ts';
import { keys } from '../keys.ts';
import { forgetQuotes } from '../mail/forget-quotes.ts';
import type { Item, Table } from '../table.ts';

const entrySchema = z.object({ sk: z.string(), id: z.string() });
const pageSize = 25;

/**
 * Takes exchanges out of a conversation's messages to people: out of the excerpts, the answer that led to one, and
 * their mails. The visitors' own words for them stay in the inbox.
 */
export async function forgetInMessages(
  table: Table,
  {
    conversationOwner,
    sessionId,
    removed,
    since,
  }: { conversationOwner: string; sessionId: string; removed: readonly Exchange[]; since: string },
): Promise<void> {
  let { pk, sk: after } = keys.forwardedOf(`assistant:${conversationOwner}`, since, '');
  for (;;) {
    const items: Item[] = await table.query({ pk, after, limit: pageSize, ConsistentRead: true });
    const entries = items.map((item) => entrySchema.parse(item));
    const last = entries.at(-1);
    if (!last) return;
    await Promise.all(
      entries.map(async ({ id }) => {
        const item = await table.get(keys.forwardedMessage(id));
        const message = item && forwardedMessageSchema.parse(item);
        if (message?.sessionId === sessionId) await forgetInMessage(table, message, removed);
      }),
    );
    after = last.sk;
  }
}

async function forgetInMessage(
  table: Table,
  message: ForwardedMessage,
  removed: readonly Exchange[],
): Promise<void> {
  const kept = takeFromMessage(message, removed);
  if (!kept) return;
  const { excerpt, aiAttemptedResponse, paragraphs } = kept;
  const additions = new Set(message.additionMailIds);
  const isAddition = (paragraph: string) => paragraph.startsWith(quotedBy.addition(''));
  // First what a second try finds by the message.
  await Promise.all(
    listMessageMailIds(message).map((mailId) =>
      forgetQuotes(table, mailId, {
        isGone: (paragraph) => paragraphs.has(paragraph),
        ...(additions.has(mailId) && { isPoint: isAddition }),
      }),
    ),
  );
  await table.update(keys.forwardedMessage(message.id), {
    set: { excerpt, aiAttemptedResponse },
    when: [exists('pk')],
  });
}
