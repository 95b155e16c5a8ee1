import { type OneUseToken, oneUseTokenSchema } from '#functions/domain/identity/one-use-token.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { writeItem } from '../change.ts';
import { keys } from '../keys.ts';
import { mailItem } from '../mail/mail-store.ts';
import { writeUserMail } from '../mail/user-mail.ts';
import type { Item, Table } from '../table.ts';

/** Stores tokens of mailed links by their hash. */
export type OneUseTokenStore = ReturnType<typeof openOneUseTokenStore>;

/** Permissions of mailed links, keyed by the hash of the link's secret. */
export function openOneUseTokenStore(table: Table) {
  const put = (item: object) => writeItem(item);
  return {
    /** Stores the token with its mail; without an account the mail is stored but never sent. */
    async add(hash: string, token: OneUseToken, mail: Mail, now: Date) {
      const { userId, expiresAt } = token;
      const { dueKind: _kind, dueAt: _dueAt, ...neverDue } = mailItem(mail, now);
      const mailWrites = userId
        ? writeUserMail(userId, mail, now)
        : [put({ ...neverDue, expiresAt }), put({ ...keys.userMail('nobody', mail.mailId), expiresAt })];
      await table.transact([put({ ...keys.oneUseToken(hash), ...token }), ...mailWrites]);
    },
    /** Returns it without using it up, for links that work until they expire. */
    find: async (hash: string, now: Date) => readUnexpired(await table.get(keys.oneUseToken(hash)), now),
    /** Removes and returns it; only one of several concurrent callers gets it. */
    take: async (hash: string, now: Date) => readUnexpired(await table.take(keys.oneUseToken(hash)), now),
  };
}

function readUnexpired(item: Item | undefined, now: Date): OneUseToken | undefined {
  const token = item && oneUseTokenSchema.parse(item);
  return token && token.expiresAt * 1000 > now.getTime() ? token : undefined;
}
