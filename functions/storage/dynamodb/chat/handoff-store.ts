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
import { type Change, is, writeChange, writeNewItem } from '../change.ts';
import { writeMessage } from '../inbox/message-item.ts';
import { passedOnKeptSeconds, personStateSchema } from '../inbox/person-state.ts';
import { writeFiling } from '../inbox/write-filing.ts';
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
  return {
    ...openForwarded(table),
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
      await table.update(keys.handoff(owner, sessionId), describeRecord(record, { now, wasTold }));
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
        ...writeMessage(message),
        ...mails.map((mail) => putOnce(mail, now)),
        ...writeDeliveries(deliveries),
        writeChange(keys.handoff(owner, sessionId), describeRecord(record, { now, wasTold: false })),
        writeChange(keys.chatSession(owner, sessionId), { set: { contactProvided: true } }),
      ]);
      const stored = isNew ? undefined : await table.get(keys.forwardedMessage(message.id));
      return { isNew, message: stored ? forwardedMessageSchema.parse(stored) : message };
    },
  };
}

/** Messages that were left, for their senders. */
function openForwarded(table: Table) {
  return {
    /** The message with this secret of its sender's page. */
    async findForwarded(pageToken: string) {
      const page = await table.get(keys.messagePage(pageToken));
      const item = page && (await table.get(keys.forwardedMessage(pageSchema.parse(page).id)));
      return item && forwardedMessageSchema.parse(item);
    },
    /** Replaces a message's words and sender, with mails and events, and takes it out of the archive; false when it changed or was answered meanwhile. */
    async amend(
      before: ForwardedMessage,
      { userMessage, visitor }: ForwardedMessage,
      { mails, deliveries }: Pick<Forwarding, 'mails' | 'deliveries'>,
      now: Date,
    ) {
      const isAmended = await table.transact([
        writeChange(keys.forwardedMessage(before.id), {
          set: {
            userMessage,
            visitor,
            additionMailIds: [...(before.additionMailIds ?? []), ...mails.map(({ mailId }) => mailId)],
          },
          remove: ['readers'],
          when: [is('userMessage', before.userMessage), is('status', before.status)],
        }),
        ...mails.map((mail) => putOnce(mail, now)),
        ...writeDeliveries(deliveries),
      ]);
      // Who writes again waits again.
      const { isArchived, ...open } = before;
      if (isAmended && isArchived) await table.transact(writeFiling(before, open, now));
      return isAmended;
    },
  };
}

const putOnce = (mail: Mail, now: Date) => writeNewItem(mailItem(mail, now));

type Forwarding = {
  message: ForwardedMessage;
  mails: Mail[];
  deliveries: StoredDelivery[];
  record: HandoffRecord;
};

const visitorsFields = handoffRecordSchema.omit({ person: true }).keyof().options;

/** Sets all of the visitor's fields, and removes absent ones. */
function describeRecord(record: HandoffRecord, { now, wasTold }: { now: Date; wasTold: boolean }): Change {
  const keptSeconds = isLeavingMessage(record) ? begunKeptSeconds : passedOnKeptSeconds;
  return {
    set: {
      ...Object.fromEntries(visitorsFields.map((name) => [name, record[name]])),
      expiresAt: toSeconds(now) + keptSeconds,
    },
    remove: [
      ...visitorsFields.filter((name) => record[name] === undefined),
      ...(wasTold ? ['isAnswered'] : []),
    ],
  };
}

const toSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);
