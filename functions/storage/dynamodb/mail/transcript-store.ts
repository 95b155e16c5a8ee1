import * as z from 'zod';
import type { TranscriptStore } from '#functions/domain/conversations/ports.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { keptMailSeconds, mailItem } from './mail-store.ts';

const linkSchema = z.object({ conversionId: z.string(), sessionId: z.string(), expiresAt: z.number() });

/** Mailed links to conversations, each mail with an entry beside the turns. */
export function openTranscriptStore(table: Table): TranscriptStore {
  const put = <Content extends object>(Item: Content) => ({ Put: { TableName: table.name, Item } });
  return {
    add({ hash, link }, mail, now) {
      const { conversionId, sessionId } = link;
      const { mailId } = mail;
      const expiresAt = Math.floor(now.getTime() / 1000) + keptMailSeconds;
      return table.transact([
        {
          Update: {
            TableName: table.name,
            Key: keys.chatSession(conversionId, sessionId),
            UpdateExpression: 'SET mailedAt = :now',
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeValues: { ':now': now.toISOString() },
          },
        },
        put(mailItem(mail, now)),
        put({ ...keys.chatMail(conversionId, sessionId, mailId), mailId, linkHash: hash, expiresAt }),
        put({ ...keys.transcriptLink(hash), ...link }),
      ]);
    },
    async find(hash, now) {
      const item = await table.get(keys.transcriptLink(hash));
      const link = item && linkSchema.parse(item);
      return link && link.expiresAt * 1000 > now.getTime() ? link : undefined;
    },
  };
}
