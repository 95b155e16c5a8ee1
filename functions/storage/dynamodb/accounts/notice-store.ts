import type { Mail } from '#functions/domain/mail/mail.ts';
import { writeNewItem } from '../change.ts';
import { mailItem } from '../mail/mail-store.ts';
import { writeUserMail } from '../mail/user-mail.ts';
import type { Table } from '../table.ts';

export type NoticeStore = ReturnType<typeof openNoticeStore>;

/** Account mails that are sent only once, however often their cause occurs. */
export function openNoticeStore(table: Table) {
  return {
    /**
     * Stores a mail to a person unless already stored; without an account the mail is stored but never sent.
     */
    addOnce(userId: string | null, mail: Mail, now: Date) {
      const [putMail, putEntry] = writeUserMail(userId ?? 'nobody', mail, now);
      const { dueKind: _kind, dueAt: _dueAt, ...neverDue } = mailItem(mail, now);
      const { expiresAt } = putEntry.Put.Item;
      const once = userId ? putMail.Put.Item : { ...neverDue, expiresAt };
      return table.transact([writeNewItem(once), putEntry]);
    },
  };
}
