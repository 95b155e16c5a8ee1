import type { Mail } from '#functions/domain/mail/mail.ts';
import { keys } from '../keys.ts';
import { keptMailSeconds, mailItem } from './mail-store.ts';

/** Writes of a mail to an account's owner, with the entry used to erase it with the account. */
export function writeUserMail(tableName: string, userId: string, mail: Mail, now: Date) {
  const { mailId } = mail;
  const expiresAt = Math.floor(now.getTime() / 1000) + keptMailSeconds;
  const put = <Content extends object>(Item: Content) => ({ Put: { TableName: tableName, Item } });
  return [put(mailItem(mail, now)), put({ ...keys.userMail(userId, mailId), mailId, expiresAt })] as const;
}
