import { type OneUseTokenStore, oneUseTokenSchema } from '#functions/domain/identity/one-use-token.ts';
import { keys } from './keys.ts';
import { mailItem } from './mail-store.ts';
import type { Table } from './table.ts';

/** What mailed links allow, under the hash of the secret in the link. */
export function openOneUseTokenStore(table: Table): OneUseTokenStore {
  return {
    async add(hash, token, mail, now) {
      const { dueKind, dueAt, ...silent } = mailItem(mail, now);
      const mailOfToken = token.userId
        ? { ...silent, dueKind, dueAt, userId: token.userId }
        : { ...silent, expiresAt: token.expiresAt };
      const put = (item: object) => ({ Put: { TableName: table.name, Item: { ...item } } });
      await table.transact([put({ ...keys.oneUseToken(hash), ...token }), put(mailOfToken)]);
    },
    async take(hash, now) {
      const item = await table.take(keys.oneUseToken(hash));
      const token = item && oneUseTokenSchema.parse(item);
      return token && token.expiresAt * 1000 > now.getTime() ? token : undefined;
    },
  };
}
