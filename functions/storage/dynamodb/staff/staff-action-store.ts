import * as z from 'zod';
import { type StaffAction, staffActionSchema, subjectOf } from '#functions/domain/staff-log/staff-action.ts';
import { writeItem, writeNewItem } from '../change.ts';
import { keys } from '../keys.ts';
import { listItems } from '../list-items.ts';
import type { Table } from '../table.ts';

/** Two years, so that plan changes can be explained through the next fiscal year. */
const keptDays = 730;
/** Until the day is over in every time zone. */
const lookKeptDays = 2;
const positionSchema = z.object({ sk: z.string() });

/** Partition of the due index with what staff did with a customer, an assistant or a form. */
const actionsOn = (subject: string) => `STAFF-ACTIONS#${subject}`;

/** Logs staff actions. */
export type StaffActionStore = ReturnType<typeof openStaffActionStore>;

/** The audit log of staff actions. */
export function openStaffActionStore(table: Table) {
  return {
    add: (action: StaffAction) => table.put(staffActionItem(action)),
    /** Adds only the first one per day, person and subject. */
    async addOncePerDay(action: StaffAction, subject: string) {
      const day = action.doneAt.slice(0, 10);
      const expiresAt = Math.floor(Date.parse(day) / 1000) + lookKeptDays * 86_400;
      await table.transact([
        writeNewItem({ ...keys.staffLook(action.userId, subject, day), expiresAt }),
        writeItem(staffActionItem(action)),
      ]);
    },
    /** What was done with a customer, an assistant or a form, newest first. */
    listOf: (subject: string, limit: number) =>
      listItems(table, { dueKind: actionsOn(subject), isNewestFirst: true, limit }, staffActionSchema),
    /** Newest first, starting before a position. */
    async listNewest(before: string | undefined, limit: number) {
      const items = await table.query({
        pk: keys.staffAction('', '').pk,
        before,
        isNewestFirst: true,
        limit,
      });
      return items.map((item) => {
        const { sk: position } = positionSchema.parse(item);
        return { position, ...staffActionSchema.parse(item) };
      });
    },
  };
}

/** An entry in stored form, for transactions with the action it records. */
export function staffActionItem(action: StaffAction) {
  const { doneAt, actionId } = action;
  const expiresAt = Math.floor(Date.parse(doneAt) / 1000) + keptDays * 86_400;
  const key = keys.staffAction(doneAt, actionId);
  const subject = subjectOf(action.deed);
  return { ...key, ...action, expiresAt, ...(subject && { dueKind: actionsOn(subject), dueAt: key.sk }) };
}
