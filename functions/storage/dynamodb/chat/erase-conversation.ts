import * as z from 'zod';
import { erasePartition } from '../erase-partition.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const mailEntrySchema = z.object({
  sk: z.string().startsWith('MAIL#'),
  mailId: z.string(),
  linkHash: z.string().optional(),
});

/** Erases a conversation's items with its mails to the visitor. */
export async function eraseConversation(
  table: Table,
  conversationOwner: string,
  sessionId: string,
): Promise<void> {
  await erasePartition(table, { ...keys.chatSession(conversationOwner, sessionId), sk: '' }, async (item) => {
    const { data: entry } = mailEntrySchema.safeParse(item);
    if (entry) await table.take(keys.mail(entry.mailId));
    if (entry?.linkHash) await table.take(keys.transcriptLink(entry.linkHash));
  });
}
