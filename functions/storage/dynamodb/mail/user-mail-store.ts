import type { Mail } from '#functions/domain/mail/mail.ts';
import type { Table } from '../table.ts';
import { writeUserMail } from './user-mail.ts';

/** Mails that a user causes, erased with the account. */
export function openUserMailStore(table: Table) {
  return {
    async add(userId: string, mail: Mail, now: Date): Promise<void> {
      await table.transact([...writeUserMail(userId, mail, now)]);
    },
  };
}
