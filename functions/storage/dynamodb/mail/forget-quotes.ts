import * as z from 'zod';
import { hasParagraph, takeParagraphs } from '#functions/domain/mail/take-paragraphs.ts';
import { exists, is } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { forgetMail } from './forget-mail.ts';

const contentSchema = z.object({
  ...{ text: z.string(), html: z.string() },
  ...{ dueKind: z.string().optional(), failure: z.string().optional() },
});

type Quotes = {
  isGone: (paragraph: string) => boolean;
  /** A mail in which no paragraph satisfies this has nothing to say. */
  isPoint?: (paragraph: string) => boolean;
};

/**
 * Takes quotes out of a mail that waits, or the mail itself if nothing remains to say. Our copy of one that was sent or
 * given up is emptied. One that a worker is sending now can't be changed; if that fails, its next try goes without them.
 */
export async function forgetQuotes(
  table: Table,
  mailId: string,
  { isGone, isPoint = () => true }: Quotes,
): Promise<void> {
  for (;;) {
    const item = await table.get(keys.mail(mailId));
    if (!item) return;
    const { dueKind, failure, ...before } = contentSchema.parse(item);
    if (dueKind === undefined || failure !== undefined) return forgetMail(table, mailId);
    const after = takeParagraphs(before, isGone);
    if (!hasParagraph(after, isPoint)) {
      await table.take(keys.mail(mailId));
      return;
    }
    if (after.text === before.text && after.html === before.html) return;
    const isWritten = await table.update(keys.mail(mailId), {
      set: { text: after.text, html: after.html },
      when: [exists('dueKind'), is('html', before.html)],
    });
    // It was sent meanwhile, or another removal changed it.
    if (isWritten) return;
  }
}
