import * as z from 'zod';
import type { MailChoiceStore } from '#functions/domain/mail/ports.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const refusedSchema = z.object({ refused: z.set(z.string()).default(new Set()) });

/** Unsubscribed mail kinds per address; an address without any has no item. */
export function openMailChoiceStore(table: Table): MailChoiceStore {
  return {
    async findRefused(addressHash) {
      return refusedSchema.parse((await table.get(keys.mailChoices(addressHash))) ?? {}).refused;
    },
    async refuse(addressHash, kind) {
      await table.update(keys.mailChoices(addressHash), {
        UpdateExpression: 'ADD refused :kind',
        ExpressionAttributeValues: { ':kind': new Set([kind]) },
      });
    },
    async replace(addressHash, refused) {
      // DynamoDB doesn't allow empty sets.
      if (refused.length === 0) await table.take(keys.mailChoices(addressHash));
      else await table.put({ ...keys.mailChoices(addressHash), refused: new Set(refused) });
    },
  };
}
