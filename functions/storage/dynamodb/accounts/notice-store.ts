import type { NoticeStore } from '#functions/domain/identity/ports.ts';
import { writeUserMail } from '../mail/user-mail.ts';
import type { Table } from '../table.ts';

/** Account mails that are sent only once, however often their cause occurs. */
export function openNoticeStore(table: Table): NoticeStore {
  return {
    addOnce(userId, mail, now) {
      const [putMail, putEntry] = writeUserMail(table.name, userId ?? 'nobody', mail, now);
      const { dueKind: _kind, dueAt: _dueAt, ...neverDue } = putMail.Put.Item;
      const { expiresAt } = putEntry.Put.Item;
      const item = userId ? putMail.Put.Item : { ...neverDue, expiresAt };
      const once = { ...putMail.Put, Item: item, ConditionExpression: 'attribute_not_exists(pk)' };
      return table.transact([{ Put: once }, putEntry]);
    },
  };
}
