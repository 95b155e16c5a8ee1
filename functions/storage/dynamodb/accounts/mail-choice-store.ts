import * as z from 'zod';
import { askedForKinds, type MailKind } from '#shared/domain/mail/mail-kinds.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const kinds = z.set(z.string()).default(new Set());
const choicesSchema = z.object({ refused: kinds, asked: kinds });

/** Unsubscriptions by address hash, because contacts without an account can unsubscribe too. */
export type MailChoiceStore = ReturnType<typeof openMailChoiceStore>;

/** Unsubscribed mail kinds per address, and those asked for; an address that chose none has no item. */
export function openMailChoiceStore(table: Table) {
  return {
    async findRefused(addressHash: string): Promise<ReadonlySet<string>> {
      const { refused, asked } = choicesSchema.parse((await table.get(keys.mailChoices(addressHash))) ?? {});
      return new Set([...refused, ...askedForKinds.filter((kind) => !asked.has(kind))]);
    },
    async refuse(addressHash: string, kind: MailKind) {
      await table.update(keys.mailChoices(addressHash), {
        add: { refused: new Set([kind]) },
        take: { asked: new Set([kind]) },
      });
    },
    async replace(addressHash: string, refused: readonly MailKind[]) {
      const asked = askedForKinds.filter((kind) => !refused.includes(kind));
      const others = refused.filter((kind) => !askedForKinds.includes(kind));
      // DynamoDB doesn't allow empty sets.
      const chosen = {
        ...(others.length > 0 && { refused: new Set(others) }),
        ...(asked.length > 0 && { asked: new Set(asked) }),
      };
      if (Object.keys(chosen).length === 0) await table.take(keys.mailChoices(addressHash));
      else await table.put({ ...keys.mailChoices(addressHash), ...chosen });
    },
  };
}
