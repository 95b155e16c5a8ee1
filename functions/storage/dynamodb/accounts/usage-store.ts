import * as z from 'zod';
import { organisationSchema } from '#functions/domain/accounts/account.ts';
import type { Conversation } from '#functions/domain/conversions/conversation.ts';
import { either, exists, isAbsent, isBelow } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const usageSchema = z.object({ conversations: z.number().int() });
const keptSeconds = 400 * 86_400;

/** Customers' conversations per month, `YYYY-MM` in UTC. */
export type UsageStore = ReturnType<typeof openUsageStore>;

/** Conversations per month, one item per customer and month. */
export function openUsageStore(table: Table) {
  return {
    async read(organisationId: string, month: string) {
      const item = await table.get(keys.usage(organisationId, month));
      return item ? usageSchema.parse(item).conversations : 0;
    },
    /** The same with the customer's record, in one read; undefined without the record. */
    async readWithOrganisation(organisationId: string, month: string) {
      const { pk, sk: first } = keys.organisation(organisationId);
      const { sk: last } = keys.usage(organisationId, month);
      // Between them are only the usages of earlier months, of some bytes each: one query costs less than two reads.
      const items = await table.query({ pk, from: first, to: last, ConsistentRead: true });
      const record = items.find(({ sk }) => sk === first);
      const used = items.find(({ sk }) => sk === last);
      return (
        record && {
          organisation: organisationSchema.parse(record),
          conversations: used ? usageSchema.parse(used).conversations : 0,
        }
      );
    },
    /**
     * Takes one of the month's conversations; returns the new total, or undefined when so many are taken. Calls at once
     * never pass the number.
     */
    async take(organisationId: string, month: string, most: number | null) {
      const expiresAt = Math.floor(Date.parse(`${month}-01`) / 1000) + keptSeconds;
      const hasRoom =
        most === null ? [] : [either(isAbsent('conversations'), isBelow('conversations', most))];
      const taken = { add: { conversations: 1 }, set: { expiresAt }, when: hasRoom };
      const item = await table.update(keys.usage(organisationId, month), taken);
      return item && usageSchema.parse(item).conversations;
    },
    /** Gives one back whose conversation is not stored, or counted already. */
    async giveBack(organisationId: string, month: string) {
      await table.update(keys.usage(organisationId, month), {
        add: { conversations: -1 },
        when: [exists('pk')],
      });
    },
    /** Marks a stored conversation as counted; false when it is already. */
    async mark(month: string, { owner, sessionId }: Conversation) {
      const marked = { set: { countedIn: month }, when: [exists('pk'), isAbsent('countedIn')] };
      return (await table.update(keys.chatSession(owner, sessionId), marked)) !== undefined;
    },
  };
}
