import { type OneUseToken, oneUseTokenSchema } from '#functions/domain/identity/one-use-token.ts';
import type { OneUseTokenStore } from '#functions/domain/identity/ports.ts';
import { keys } from '../keys.ts';
import { mailItem } from '../mail/mail-store.ts';
import { writeUserMail } from '../mail/user-mail.ts';
import type { Item, Table } from '../table.ts';

/** Permissions of mailed links, keyed by the hash of the link's secret. */
export function openOneUseTokenStore(table: Table): OneUseTokenStore {
  const put = (item: object) => ({ Put: { TableName: table.name, Item: { ...item } } });
  return {
    async add(hash, token, mail, now) {
      const { userId, expiresAt } = token;
      const { dueKind: _kind, dueAt: _dueAt, ...neverDue } = mailItem(mail, now);
      const mailWrites = userId
        ? writeUserMail(table.name, userId, mail, now)
        : [put({ ...neverDue, expiresAt }), put({ ...keys.userMail('nobody', mail.mailId), expiresAt })];
      await table.transact([put({ ...keys.oneUseToken(hash), ...token }), ...mailWrites]);
    },
    find: async (hash, now) => readUnexpired(await table.get(keys.oneUseToken(hash)), now),
    take: async (hash, now) => readUnexpired(await table.take(keys.oneUseToken(hash)), now),
  };
}

function readUnexpired(item: Item | undefined, now: Date): OneUseToken | undefined {
  const token = item && oneUseTokenSchema.parse(item);
  return token && token.expiresAt * 1000 > now.getTime() ? token : undefined;
}
