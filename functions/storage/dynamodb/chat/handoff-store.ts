import * as z from 'zod';
import { handoffRecordSchema } from '#functions/domain/chat/handoff.ts';
import type { HandoffStore } from '#functions/domain/chat/ports.ts';
import { forwardedMessageSchema } from '#functions/domain/inbox/forwarded-message.ts';
import { writeMessage } from '../inbox/message-item.ts';
import { type Key, keys } from '../keys.ts';
import { mailItem } from '../mail/mail-store.ts';
import type { Table } from '../table.ts';
import { writeDeliveries } from '../webhooks/delivery-item.ts';

const storedRecordSchema = handoffRecordSchema.extend({ expiresAt: z.number() });

const daySeconds = 86_400;
/** A message that a visitor began and left, with the name in it, is forgotten after a day. */
const recordKeptSeconds = daySeconds;

/** Messages of visitors to people, and how far each visitor is with leaving one. */
export function openHandoffStore(table: Table): HandoffStore {
  const put = (item: object, condition?: string) => ({
    Put: {
      TableName: table.name,
      Item: { ...item },
      ...(condition && { ConditionExpression: condition }),
    },
  });
  const recordItem = (key: Key, record: object, now: Date) => ({
    ...key,
    ...record,
    expiresAt: toSeconds(now) + recordKeptSeconds,
  });
  return {
    async find({ owner, sessionId }, now) {
      const item = await table.get(keys.handoff(owner, sessionId));
      if (!item) return undefined;
      const { expiresAt, ...record } = storedRecordSchema.parse(item);
      // Items outlive their time by hours until the table removes them.
      return expiresAt > toSeconds(now) ? record : undefined;
    },
    save: ({ owner, sessionId }, record, now) =>
      table.put(recordItem(keys.handoff(owner, sessionId), record, now)),
    async forward({ owner, sessionId }, { message, mails, deliveries, record }, now) {
      const isNew = await table.transact([
        ...writeMessage(table.name, message),
        ...mails.map((mail) => put(mailItem(mail, now), 'attribute_not_exists(pk)')),
        ...writeDeliveries(table.name, deliveries),
        put(recordItem(keys.handoff(owner, sessionId), record, now)),
        {
          Update: {
            TableName: table.name,
            Key: keys.chatSession(owner, sessionId),
            UpdateExpression: 'SET contactProvided = :true',
            ExpressionAttributeValues: { ':true': true },
          },
        },
      ]);
      const stored = isNew ? undefined : await table.get(keys.forwardedMessage(message.id));
      return { isNew, message: stored ? forwardedMessageSchema.parse(stored) : message };
    },
  };
}

function toSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
