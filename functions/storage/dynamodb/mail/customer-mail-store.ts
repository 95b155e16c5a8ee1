import * as z from 'zod';
import { mailCauseSchema } from '#shared/domain/mail/mail-cause.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { heldMailPrefix, keptMailSeconds } from './mail-store.ts';

const entrySchema = z.object({ mailId: z.string() });
const mailSchema = z
  .object({
    subject: z.string(),
    sentSubject: z.string().optional(),
    dueKind: z.string().optional(),
    sentAt: z.string().optional(),
    failure: z.string().optional(),
    dueAt: z.string().optional(),
    expiresAt: z.number().optional(),
  })
  .transform(({ subject, sentSubject = subject, sentAt, failure, dueKind, dueAt, expiresAt = 0 }) => {
    if (sentAt) return { subject: sentSubject, at: sentAt, state: 'sent' as const };
    // When it was given up stands only in when it is forgotten.
    const gaveUpAt = new Date((expiresAt - keptMailSeconds) * 1000).toISOString();
    const cause = mailCauseSchema.safeParse(failure).data;
    if (failure) return { subject, at: gaveUpAt, state: 'not-sent' as const, ...(cause && { cause }) };
    const isHeld = dueKind?.startsWith(heldMailPrefix);
    return {
      ...{ subject, at: dueAt ?? gaveUpAt, state: 'waits' as const },
      ...(isHeld && { cause: 'unconfirmed' as const }),
    };
  });

/** Keys that one call may read. */
const batchSize = 100;
const mostMails = 200;

/** Mails to the owner of an account, and those of an assistant by their ids, of the last ninety days. */
export function openCustomerMailStore(table: Table) {
  return {
    async list(userId: string, mailIds: readonly string[]) {
      const { pk, sk: prefix } = keys.userMail(userId, '');
      const entries = await table.query({ pk, prefix, limit: mostMails });
      const ids = new Set([...mailIds, ...entries.map((entry) => entrySchema.parse(entry).mailId)]);
      const mailKeys = [...ids].map(keys.mail);
      const items = [];
      for (let start = 0; start < mailKeys.length; start += batchSize)
        items.push(...(await table.getEach(mailKeys.slice(start, start + batchSize))));
      return items.flatMap((item) => (item ? [mailSchema.parse(item)] : []));
    },
  };
}
