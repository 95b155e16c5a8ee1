import * as z from 'zod';
import { handoffRecordSchema } from '#functions/domain/chat/handoff.ts';
import type { HandoffStore } from '#functions/domain/chat/ports.ts';
import { type Key, keys } from '../keys.ts';
import { mailItem } from '../mail/mail-store.ts';
import type { Table } from '../table.ts';
import { writeDeliveries } from '../webhooks/delivery-item.ts';

const storedRecordSchema = handoffRecordSchema.extend({ expiresAt: z.number() });

const daySeconds = 86_400;
/** A message that a visitor began and left, with the name in it, is forgotten after a day. */
const recordKeptSeconds = daySeconds;
/** A visitor's name and contact are not kept for ever. */
const messageKeptSeconds = 365 * daySeconds;

/** Messages of visitors to people, and how far each visitor is with leaving one. */
export function openHandoffStore(table: Table): HandoffStore {
  const put = (key: Key, values: object, condition?: string) => ({
    Put: {
      TableName: table.name,
      Item: { ...key, ...values },
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
    forward({ owner, sessionId }, { message, mails, deliveries, record }, now) {
      const expiresAt = toSeconds(now) + messageKeptSeconds;
      const { id, platform, createdAt } = message;
      const entry = { id, expiresAt };
      return table.transact([
        put(keys.forwardedMessage(id), { ...message, expiresAt }, 'attribute_not_exists(pk)'),
        put(keys.forwardedOf(`platform:${platform}`, createdAt, id), entry),
        put(keys.forwardedOf(`assistant:${owner}`, createdAt, id), entry),
        ...mails.map((mail) => put(keys.mail(mail.mailId), mailItem(mail, now), 'attribute_not_exists(pk)')),
        ...writeDeliveries(table.name, deliveries),
        put(keys.handoff(owner, sessionId), recordItem(keys.handoff(owner, sessionId), record, now)),
        {
          Update: {
            TableName: table.name,
            Key: keys.chatSession(owner, sessionId),
            UpdateExpression: 'SET contactProvided = :true',
            ExpressionAttributeValues: { ':true': true },
          },
        },
      ]);
    },
  };
}

function toSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
