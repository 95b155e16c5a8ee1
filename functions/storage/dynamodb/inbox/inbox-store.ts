import * as z from 'zod';
import { type ForwardedMessage, forwardedMessageSchema } from '#functions/domain/inbox/forwarded-message.ts';
import type { InboxGroup } from '#functions/domain/inbox/ports.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import type { StaffAction } from '#functions/domain/staff-log/staff-action.ts';
import type { InboxList } from '#shared/domain/inbox/inbox-message.ts';
import { dueIndexName, keys } from '../keys.ts';
import { mailItem } from '../mail/mail-store.ts';
import { staffActionItem } from '../staff/staff-action-store.ts';
import type { Table } from '../table.ts';
import { editMessageItem, type MessageEdit } from './edit-message-item.ts';
import { eraseMessage } from './erase-message.ts';
import { overdueDueKind, waitingEntriesOf, waitingListOf } from './message-item.ts';
import { updateConversation } from './person-state.ts';

const entrySchema = z.object({ sk: z.string(), id: z.string() });
const idSchema = z.object({ id: z.string() });

/** Messages to people. */
export type InboxStore = ReturnType<typeof openInboxStore>;

/** Messages to people, by brand, by assistant, and by the secret of the sender's page. */
export function openInboxStore(table: Table) {
  const find = async (id: string) => {
    const item = await table.get(keys.forwardedMessage(id));
    return item && forwardedMessageSchema.parse(item);
  };
  const putMail = (mail: Parameters<typeof mailItem>[0], now: Date) => ({
    Put: {
      TableName: table.name,
      Item: mailItem(mail, now),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  });
  return {
    /** Newest first, starting before a position. */
    async listNewest(group: InboxGroup, list: InboxList, before: string | undefined, limit: number) {
      const whole = 'brandId' in group ? `platform:${group.brandId}` : `assistant:${group.conversionId}`;
      const name = list === 'waiting' ? waitingListOf(whole) : whole;
      const items = await table.query({
        KeyConditionExpression: before ? 'pk = :pk AND sk < :before' : 'pk = :pk',
        ExpressionAttributeValues: {
          ':pk': keys.forwardedOf(name, '', '').pk,
          ...(before && { ':before': before }),
        },
        ScanIndexForward: false,
        Limit: limit,
      });
      return items.map((item) => {
        const { sk, id } = entrySchema.parse(item);
        return { position: sk, id };
      });
    },
    find,
    async findByToken(token: string) {
      const item = await table.get(keys.messagePage(token));
      return item && find(idSchema.parse(item).id);
    },
    /**
     * Stores a message's new state with its mail and its entry in the staff log, and updates its conversation; false
     * when it changed meanwhile.
     */
    async change(
      before: ForwardedMessage,
      after: ForwardedMessage,
      { mail, action, now }: { mail: Mail | undefined; action: StaffAction | undefined; now: Date },
    ) {
      const isChanged = await table.transact([
        updateStatus(table.name, before, after),
        ...(mail ? [putMail(mail, now)] : []),
        ...(action ? [{ Put: { TableName: table.name, Item: staffActionItem(action) } }] : []),
        ...(after.status === 'responded' ? waitingEntriesOf(after) : []).map((Key) => ({
          Delete: { TableName: table.name, Key },
        })),
        ...updateConversation(table.name, after, now),
      ]);
      if (isChanged) await markAnswered(table, after);
      return isChanged;
    },
    /** Adds a reader or a note, or changes who it is assigned to; undefined when it is gone or has too many notes. */
    edit: (id: string, change: MessageEdit) => editMessageItem(table, id, change),
    /** Erases it with its mails and its sender's page. */
    remove: (id: string) => eraseMessage(table, id),
    /** Ids of overdue messages without a notification. */
    async findOverdueIds(before: Date, limit: number) {
      const items = await table.query({
        IndexName: dueIndexName,
        KeyConditionExpression: 'dueKind = :kind AND dueAt <= :before',
        ExpressionAttributeValues: { ':kind': overdueDueKind, ':before': before.toISOString() },
        ProjectionExpression: 'id',
        Limit: limit,
      });
      return items.map((item) => idSchema.parse(item).id);
    },
    /** Stores who is notified of an overdue message, with the mails; false when already done or answered. */
    escalate: ({ id, escalatedTo }: ForwardedMessage, mails: Mail[], now: Date) =>
      table.transact([
        {
          Update: {
            TableName: table.name,
            Key: keys.forwardedMessage(id),
            UpdateExpression: 'SET escalatedTo = :told REMOVE dueKind, dueAt',
            ConditionExpression: 'dueKind = :kind',
            ExpressionAttributeValues: { ':told': escalatedTo, ':kind': overdueDueKind },
          },
        },
        ...mails.map((mail) => putMail(mail, now)),
      ]),
  };
}

/** Not in the transaction, which a deleted conversation would make fail. */
async function markAnswered(table: Table, message: ForwardedMessage): Promise<void> {
  const { status, conversionId, sessionId } = message;
  if (status !== 'responded' || !conversionId || !sessionId) return;
  await table.update(keys.chatSession(conversionId, sessionId), {
    UpdateExpression: 'SET isAnsweredByPerson = :yes',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':yes': true },
  });
}

/** An answered message is never overdue. */
function updateStatus(tableName: string, before: ForwardedMessage, after: ForwardedMessage) {
  const { id, status, response, responseBy, responseAt, isTakenByStaff } = after;
  const given = Object.entries({ response, responseBy, responseAt, isTakenByStaff }).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const sets = ['#status = :to', ...given.map(([name]) => `#${name} = :${name}`)];
  return {
    Update: {
      TableName: tableName,
      Key: keys.forwardedMessage(id),
      UpdateExpression: `SET ${sets.join(', ')}${status === 'responded' ? ' REMOVE dueKind, dueAt' : ''}`,
      ConditionExpression: '#status = :from',
      ExpressionAttributeNames: {
        '#status': 'status',
        ...Object.fromEntries(given.map(([name]) => [`#${name}`, name])),
      },
      ExpressionAttributeValues: {
        ':from': before.status,
        ':to': status,
        ...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
      },
    },
  };
}
