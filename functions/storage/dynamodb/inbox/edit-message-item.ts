import { type ForwardedMessage, forwardedMessageSchema } from '#functions/domain/inbox/forwarded-message.ts';
import type { InboxPerson } from '#shared/domain/inbox/inbox-message.ts';
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
  const sets = [
    ...(assignee ? ['assignee = :assignee'] : []),
    ...(note ? ['notes = list_append(if_not_exists(notes, :none), :note)'] : []),
  ];
  const changes = [
    ...(sets.length > 0 ? [`SET ${sets.join(', ')}`] : []),
    ...(assignee === null ? ['REMOVE assignee'] : []),
    ...(reader ? ['ADD readers :reader'] : []),
  ];
  const values = {
    ...(assignee && { ':assignee': assignee }),
    ...(note && { ':none': [], ':note': [note], ':most': mostNotes }),
    ...(reader && { ':reader': new Set([reader]) }),
  };
  const hasRoom = note ? ' AND (attribute_not_exists(notes) OR size(notes) < :most)' : '';
  const item = await table.update(keys.forwardedMessage(id), {
    ...(changes.length > 0 && { UpdateExpression: changes.join(' ') }),
    ConditionExpression: `attribute_exists(pk)${hasRoom}`,
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  });
  return item && forwardedMessageSchema.parse(item);
}
