import * as z from 'zod';
import type { LoggedChange } from '#functions/domain/staff/ports.ts';
import { changedValueSchema } from '#shared/domain/staff/changed-value.ts';
import { writeItem } from '../change.ts';
import { keys } from '../keys.ts';
import { listItems } from '../list-items.ts';
import type { Table } from '../table.ts';
import { staffActionItem } from './staff-action-store.ts';

const changeSchema = z.object({ actionId: z.string(), values: z.array(changedValueSchema) });

/** The values that staff changed of a customer. */
export type StaffChangeStore = ReturnType<typeof openStaffChangeStore>;

/** What staff changed of a customer: in the customer's partition, so that it is erased with the rest. */
export function openStaffChangeStore(table: Table) {
  return {
    /** The newest ones. */
    async list(organisationId: string, limit: number) {
      const { pk } = keys.staffChange(organisationId, '', '');
      return listItems(table, { pk, prefix: 'STAFF-CHANGE#', isNewestFirst: true, limit }, changeSchema);
    },
  };
}

/** Writes of an entry of the log, and of the values that it changed, which are kept as long at most. */
export function writeStaffChange(organisationId: string, { action, values }: LoggedChange) {
  const { actionId, doneAt } = action;
  const entry = staffActionItem(action);
  const { expiresAt } = entry;
  const change = { ...keys.staffChange(organisationId, doneAt, actionId), actionId, values, expiresAt };
  return [entry, change].map((Item: Record<string, unknown>) => writeItem(Item));
}
