import type { Mail } from '#functions/domain/mail/mail.ts';
import { writeItem } from '../change.ts';
import { keys } from '../keys.ts';
import { keptMailSeconds, mailItem } from './mail-store.ts';

/** Writes of a mail to an account's owner, with the entry used to erase it with the account. */
export function writeUserMail(userId: string, mail: Mail, now: Date) {
  const { mailId } = mail;
  const expiresAt = Math.floor(now.getTime() / 1000) + keptMailSeconds;
  return [
    writeItem(mailItem(mail, now)),
    writeItem({ ...keys.userMail(userId, mailId), mailId, expiresAt }),
  ] as const;
}
