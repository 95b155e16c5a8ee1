import * as z from 'zod';
import type { StaffActionStore } from '#functions/domain/staff/ports.ts';
import { type StaffAction, staffActionSchema } from '#functions/domain/staff/staff-action.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** Two years: who ordered a plan may ask within the next fiscal year how it came about. */
const keptDays = 730;
/** Until the day of a look is over everywhere. */
const lookKeptDays = 2;
const positionSchema = z.object({ sk: z.string() });

/** The log of what staff did. */
export function openStaffActionStore(table: Table): StaffActionStore {
  return {
    add: (action) => table.put(staffActionItem(action)),
    async addOncePerDay(action, subject) {
      const day = action.doneAt.slice(0, 10);
      const expiresAt = Math.floor(Date.parse(day) / 1000) + lookKeptDays * 86_400;
      await table.transact([
        {
          Put: {
            TableName: table.name,
            Item: { ...keys.staffLook(action.userId, subject, day), expiresAt },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        { Put: { TableName: table.name, Item: staffActionItem(action) } },
      ]);
    },
    async listNewest(before, limit) {
      const items = await table.query({
        KeyConditionExpression: before ? 'pk = :pk AND sk < :before' : 'pk = :pk',
        ExpressionAttributeValues: {
          ':pk': keys.staffAction('', '').pk,
          ...(before && { ':before': before }),
        },
        ScanIndexForward: false,
        Limit: limit,
      });
      return items.map((item) => {
        const { sk: position } = positionSchema.parse(item);
        return { position, ...staffActionSchema.parse(item) };
      });
    },
  };
}

/** An entry as it is stored, for what is written together with what it tells of. */
export function staffActionItem(action: StaffAction) {
  const { doneAt, actionId } = action;
  const expiresAt = Math.floor(Date.parse(doneAt) / 1000) + keptDays * 86_400;
  return { ...keys.staffAction(doneAt, actionId), ...action, expiresAt };
}
