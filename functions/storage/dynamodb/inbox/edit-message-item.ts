import { type ForwardedMessage, forwardedMessageSchema } from '#functions/domain/inbox/forwarded-message.ts';
import type { InboxPerson } from '#shared/domain/inbox/inbox-message.ts';
import { either, exists, hasFewer, isAbsent } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

export type MessageEdit = {
  reader?: string;
  assignee?: InboxPerson | null;
  note?: NonNullable<ForwardedMessage['notes']>[number];
  mostNotes: number;
};

/** Each change adds to the message or replaces one field, so that people who edit it at once lose nothing. */
export async function editMessageItem(
  table: Table,
  id: string,
  { reader, assignee, note, mostNotes }: MessageEdit,
): Promise<ForwardedMessage | undefined> {
  const item = await table.update(keys.forwardedMessage(id), {
    set: { assignee: assignee ?? undefined },
    remove: assignee === null ? ['assignee'] : [],
    ...(note && { append: { notes: [note] } }),
    ...(reader && { add: { readers: new Set([reader]) } }),
    when: [exists('pk'), ...(note ? [either(isAbsent('notes'), hasFewer('notes', mostNotes))] : [])],
  });
  return item && forwardedMessageSchema.parse(item);
}
