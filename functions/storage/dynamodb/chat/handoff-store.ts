import * as z from 'zod';
import {
  findPerson,
  type HandoffRecord,
  handoffRecordSchema,
  isLeavingMessage,
} from '#functions/domain/chat/handoff/handoff.ts';
import type { Conversation } from '#functions/domain/conversions/conversation.ts';
import { type ForwardedMessage, forwardedMessageSchema } from '#functions/domain/inbox/forwarded-message.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import type { StoredDelivery } from '#functions/domain/webhooks/webhook.ts';
import { writeMessage } from '../inbox/message-item.ts';
import { passedOnKeptSeconds, personStateSchema } from '../inbox/person-state.ts';
import { keys } from '../keys.ts';
import { mailItem } from '../mail/mail-store.ts';
import type { Table } from '../table.ts';
import { writeDeliveries } from '../webhooks/delivery-item.ts';

const storedRecordSchema = handoffRecordSchema.omit({ person: true }).extend({
  expiresAt: z.number(),
  ...personStateSchema.shape,
});

const pageSchema = z.object({ id: z.string() });

/** An abandoned message, which holds the visitor's name, expires after a day. */
const begunKeptSeconds = 86_400;

/** Stores the progress of leaving a message, and the messages. */
export type HandoffStore = ReturnType<typeof openHandoffStore>;

/** Visitors' messages to people, and the progress of leaving one. */
export function openHandoffStore(table: Table) {
  const put = (item: object, condition?: string) => ({
    Put: {
      TableName: table.name,
      Item: { ...item },
      ...(condition && { ConditionExpression: condition }),
    },
  });
  return {
    async find({ owner, sessionId }: Conversation, now: Date): Promise<HandoffRecord | undefined> {
      const item = await table.get(keys.handoff(owner, sessionId));
      if (!item) return undefined;
      const { expiresAt, answering, isAnswered, ...record } = storedRecordSchema.parse(item);
      // DynamoDB removes expired items hours late.
      if (expiresAt <= toSeconds(now)) return undefined;
      const person = findPerson(answering?.size ?? 0, isAnswered);
      return { ...record, ...(person && { person }) };
    },
    /**
     * Stores a visitor's progress. The person's state set by staff stays, unless the visitor `wasTold` of the
     * answer.
     */
    async save(
      { owner, sessionId }: Conversation,
      record: HandoffRecord,
      { now, wasTold }: { now: Date; wasTold: boolean },
    ) {
      await table.update(keys.handoff(owner, sessionId), writeRecord(record, { now, wasTold }));
    },
    /**
     * Stores message, mails, events and state in one transaction, unless the same message exists; returns the
     * stored message.
     */
    async forward(
      { owner, sessionId }: Conversation,
      { message, mails, deliveries, record }: Forwarding,
      now: Date,
    ) {
      const isNew = await table.transact([
        ...writeMessage(table.name, message),
        ...mails.map((mail) => put(mailItem(mail, now), 'attribute_not_exists(pk)')),
        ...writeDeliveries(table.name, deliveries),
        {
          Update: {
            TableName: table.name,
            Key: keys.handoff(owner, sessionId),
            ...writeRecord(record, { now, wasTold: false }),
          },
        },
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
    /** The message with this secret of its sender's page. */
    async findForwarded(pageToken: string) {
      const page = await table.get(keys.messagePage(pageToken));
      const item = page && (await table.get(keys.forwardedMessage(pageSchema.parse(page).id)));
      return item && forwardedMessageSchema.parse(item);
    },
    /** Replaces a message's words and sender, with the mails; false when it changed or was answered meanwhile. */
    amend: (before: ForwardedMessage, { userMessage, visitor }: ForwardedMessage, mails: Mail[], now: Date) =>
      table.transact([
        {
          Update: {
            TableName: table.name,
            Key: keys.forwardedMessage(before.id),
            UpdateExpression:
              'SET userMessage = :after, visitor = :visitor, additionMailIds = :mails REMOVE readers',
            ConditionExpression: 'userMessage = :before AND #status = :status',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: {
              ':after': userMessage,
              ':visitor': visitor,
              ':before': before.userMessage,
              ':status': before.status,
              ':mails': [...(before.additionMailIds ?? []), ...mails.map(({ mailId }) => mailId)],
            },
          },
        },
        ...mails.map((mail) => put(mailItem(mail, now), 'attribute_not_exists(pk)')),
      ]),
  };
}

type Forwarding = {
  message: ForwardedMessage;
  mails: Mail[];
  deliveries: StoredDelivery[];
  record: HandoffRecord;
};

const visitorsFields = handoffRecordSchema.omit({ person: true }).keyof().options;

/** Sets all of the visitor's fields, and removes absent ones. */
function writeRecord(record: HandoffRecord, { now, wasTold }: { now: Date; wasTold: boolean }) {
  const set = visitorsFields.filter((name) => record[name] !== undefined);
  const gone = visitorsFields.filter((name) => record[name] === undefined);
  const removed = [...gone.map((name) => `#${name}`), ...(wasTold ? ['isAnswered'] : [])];
  const keptSeconds = isLeavingMessage(record) ? begunKeptSeconds : passedOnKeptSeconds;
  return {
    UpdateExpression: [
      `SET ${[...set.map((name) => `#${name} = :${name}`), 'expiresAt = :expiresAt'].join(', ')}`,
      ...(removed.length > 0 ? [`REMOVE ${removed.join(', ')}`] : []),
    ].join(' '),
    ExpressionAttributeNames: Object.fromEntries(visitorsFields.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(set.map((name) => [`:${name}`, record[name]])),
      ':expiresAt': toSeconds(now) + keptSeconds,
    },
  };
}

function toSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
