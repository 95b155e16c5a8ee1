import * as z from 'zod';
import type { MailKind } from '#shared/domain/mail/mail-kinds.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const refusedSchema = z.object({ refused: z.set(z.string()).default(new Set()) });

/** Unsubscriptions by address hash, because contacts without an account can unsubscribe too. */
export type MailChoiceStore = ReturnType<typeof openMailChoiceStore>;

/** Unsubscribed mail kinds per address; an address without any has no item. */
export function openMailChoiceStore(table: Table) {
  return {
    async findRefused(addressHash: string): Promise<ReadonlySet<string>> {
      return refusedSchema.parse((await table.get(keys.mailChoices(addressHash))) ?? {}).refused;
    },
    async refuse(addressHash: string, kind: MailKind) {
      await table.update(keys.mailChoices(addressHash), {
        UpdateExpression: 'ADD refused :kind',
        ExpressionAttributeValues: { ':kind': new Set([kind]) },
      });
    },
    async replace(addressHash: string, refused: readonly MailKind[]) {
      // DynamoDB doesn't allow empty sets.
      if (refused.length === 0) await table.take(keys.mailChoices(addressHash));
      else await table.put({ ...keys.mailChoices(addressHash), refused: new Set(refused) });
    },
  };
}
