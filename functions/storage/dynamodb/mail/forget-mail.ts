import { either, exists } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** Empties our copy of a mail that was sent or given up. */
export async function forgetMail(table: Table, mailId: string): Promise<void> {
  await table.update(keys.mail(mailId), {
    set: { text: '', html: '' },
    remove: ['wordless', 'readHost'],
    when: [either(exists('sentAt'), exists('failure'))],
  });
}
