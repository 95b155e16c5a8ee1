import * as z from 'zod';
import { type Mail, mailSchema } from '#functions/domain/mail/mail.ts';
import type { MailStore } from '#functions/domain/mail/mail-store.ts';
import { dueIndexName, keys } from './keys.ts';
import type { Item, Table } from './table.ts';

const storedMailSchema = mailSchema.extend({ sentAt: z.string().optional() });
const keptDays = 90;

/** The mail outbox in the table. */
export function openMailStore(table: Table): MailStore {
  return {
    async add(mail, now) {
      await table.transact([
        {
          Put: {
            TableName: table.name,
            Item: mailItem(mail, now),
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
      ]);
    },
    async findUnsent(mailId) {
      const item = await table.get(keys.mail(mailId));
      if (!item) return undefined;
      const mail = storedMailSchema.parse(item);
      return mail.sentAt ? undefined : mail;
    },
    async markSent(mailId, now) {
      await table.update(keys.mail(mailId), {
        UpdateExpression: 'SET sentAt = :now, expiresAt = :expiresAt REMOVE dueKind, dueAt',
        ExpressionAttributeValues: {
          ':now': now.toISOString(),
          ':expiresAt': Math.floor(now.getTime() / 1000) + keptDays * 86_400,
        },
      });
    },
    async findDueIds(before, limit) {
      const items = await table.query({
        IndexName: dueIndexName,
        KeyConditionExpression: 'dueKind = :kind AND dueAt <= :before',
        ExpressionAttributeValues: { ':kind': 'MAIL', ':before': before.toISOString() },
        Limit: limit,
      });
      return items.map((item) => mailSchema.parse(item).mailId);
    },
  };
}

/** The item of a mail that waits to be sent. */
export function mailItem(mail: Mail, now: Date): Item {
  return { ...keys.mail(mail.mailId), dueKind: 'MAIL', dueAt: now.toISOString(), ...mail };
}
