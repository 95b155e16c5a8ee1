import * as z from 'zod';
import type { TranscriptLink } from '#functions/domain/conversations/ports.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { exists, writeChange, writeItem } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { keptMailSeconds, mailItem } from './mail-store.ts';

const linkSchema = z.object({ conversionId: z.string(), sessionId: z.string(), expiresAt: z.number() });

/** Mailed links to conversations, by the hash of their secret. */
export type TranscriptStore = ReturnType<typeof openTranscriptStore>;

/** Mailed links to conversations, each mail with an entry beside the turns. */
export function openTranscriptStore(table: Table) {
  const put = (item: object) => writeItem(item);
  return {
    /** Stores the link and its mail, which is erased with the conversation; false if that is gone. */
    add({ hash, link }: { hash: string; link: TranscriptLink }, mail: Mail, now: Date) {
      const { conversionId, sessionId } = link;
      const { mailId } = mail;
      const expiresAt = Math.floor(now.getTime() / 1000) + keptMailSeconds;
      return table.transact([
        writeChange(keys.chatSession(conversionId, sessionId), {
          set: { mailedAt: now.toISOString() },
          when: [exists('pk')],
        }),
        put(mailItem(mail, now)),
        put({ ...keys.chatMail(conversionId, sessionId, mailId), mailId, linkHash: hash, expiresAt }),
        put({ ...keys.transcriptLink(hash), ...link }),
      ]);
    },
    /** Undefined when it has expired. */
    async find(hash: string, now: Date) {
      const item = await table.get(keys.transcriptLink(hash));
      const link = item && linkSchema.parse(item);
      return link && link.expiresAt * 1000 > now.getTime() ? link : undefined;
    },
  };
}
