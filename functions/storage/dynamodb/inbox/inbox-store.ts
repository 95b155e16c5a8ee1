import * as z from 'zod';
import { type ForwardedMessage, forwardedMessageSchema } from '#functions/domain/inbox/forwarded-message.ts';
import type { InboxGroup } from '#functions/domain/inbox/ports.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import type { StaffAction } from '#functions/domain/staff-log/staff-action.ts';
import type { InboxList } from '#shared/domain/inbox/inbox-message.ts';
import { eraseItem, exists, is, writeChange, writeItem, writeNewItem } from '../change.ts';
import { findDue } from '../find-due.ts';
import { keys } from '../keys.ts';
import { findItem } from '../list-items.ts';
import { mailItem } from '../mail/mail-store.ts';
import { staffActionItem } from '../staff/staff-action-store.ts';
import type { Table } from '../table.ts';
import { editMessageItem, type MessageEdit } from './edit-message-item.ts';
import { eraseMessage } from './erase-message.ts';
import { overdueDueKind, waitingEntriesOf, waitingListOf } from './message-item.ts';
import { updateConversation } from './person-state.ts';
import { writeFiling } from './write-filing.ts';

const entrySchema = z.object({ sk: z.string(), id: z.string(), isArchived: z.boolean().default(false) });
const idSchema = z.object({ id: z.string() });

/** Messages to people. */
export type InboxStore = ReturnType<typeof openInboxStore>;

/** Messages to people, by brand, by assistant, and by the secret of the sender's page. */
export function openInboxStore(table: Table) {
  const find = (id: string) => findItem(table, keys.forwardedMessage(id), forwardedMessageSchema);
  return {
    ...openMessageLists(table),
    ...openOverdueMessages(table),
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
        updateStatus(before, after),
        ...(mail ? [putMail(mail, now)] : []),
        ...(action ? [writeItem(staffActionItem(action))] : []),
        ...(after.status === 'responded' ? waitingEntriesOf(after) : []).map((Key) => eraseItem(Key)),
        ...updateConversation(after, now),
      ]);
      if (isChanged) await markAnswered(table, after);
      return isChanged;
    },
    /** Stores where a message stands with its entry in the staff log, and moves it in or out of the lists; false when it changed meanwhile. */
    file: (
      before: ForwardedMessage,
      after: ForwardedMessage,
      { action, now }: { action: StaffAction | undefined; now: Date },
    ) =>
      table.transact([
        ...writeFiling(before, after, now),
        ...(action ? [writeItem(staffActionItem(action))] : []),
      ]),
    /** Adds a reader or a note, or changes who it is assigned to; undefined when it is gone or has too many notes. */
    edit: (id: string, edit: MessageEdit) => editMessageItem(table, id, edit),
    /** Erases it with its mails and its sender's page. */
    remove: (id: string) => eraseMessage(table, id),
  };
}

/** Pages of the lists. */
function openMessageLists(table: Table) {
  return {
    /** Newest first, starting before a position; all of them include the archived ones. */
    async listNewest(
      group: InboxGroup,
      list: Exclude<InboxList, 'archived'>,
      before: string | undefined,
      limit: number,
    ) {
      const whole = 'brandId' in group ? `platform:${group.brandId}` : `assistant:${group.conversionId}`;
      const name = list === 'waiting' ? waitingListOf(whole) : whole;
      const items = await table.query({
        pk: keys.forwardedOf(name, '', '').pk,
        before,
        isNewestFirst: true,
        limit,
      });
      return items.map((item) => {
        const { sk, ...entry } = entrySchema.parse(item);
        return { position: sk, ...entry };
      });
    },
  };
}

/** Messages that nobody has answered in time. */
function openOverdueMessages(table: Table) {
  return {
    /** Ids of overdue messages without a notification. */
    async findOverdueIds(before: Date, limit: number) {
      const due = await findDue(table, idSchema, { dueKind: overdueDueKind, before, limit });
      return due.map((item) => item.id);
    },
    /** Stores who is notified of an overdue message, with the mails; false when already done or answered. */
    escalate: ({ id, escalatedTo }: ForwardedMessage, mails: Mail[], now: Date) =>
      table.transact([
        writeChange(keys.forwardedMessage(id), {
          set: { escalatedTo },
          remove: ['dueKind', 'dueAt'],
          when: [is('dueKind', overdueDueKind)],
        }),
        ...mails.map((mail) => putMail(mail, now)),
      ]),
  };
}

const putMail = (mail: Mail, now: Date) => writeNewItem(mailItem(mail, now));

/** Not in the transaction, which a deleted conversation would make fail. */
async function markAnswered(table: Table, message: ForwardedMessage): Promise<void> {
  const { status, conversionId, sessionId } = message;
  if (status !== 'responded' || !conversionId || !sessionId) return;
  await table.update(keys.chatSession(conversionId, sessionId), {
    set: { isAnsweredByPerson: true },
    when: [exists('pk')],
  });
}

/** An answered message is never overdue. */
function updateStatus(before: ForwardedMessage, after: ForwardedMessage) {
  const { id, status, response, responseBy, responseAt, isTakenByStaff } = after;
  const given = Object.entries({ response, responseBy, responseAt, isTakenByStaff });
  return writeChange(keys.forwardedMessage(id), {
    set: { ...Object.fromEntries(given.filter(([, value]) => value !== '')), status },
    remove: status === 'responded' ? ['dueKind', 'dueAt'] : [],
    when: [is('status', before.status)],
  });
}
