import type { TranscriptStore } from '#functions/domain/conversations/ports.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { keptMailSeconds, mailItem } from './mail-store.ts';

/** Mailed conversations, each with an entry beside the turns it quotes. */
export function openTranscriptStore(table: Table): TranscriptStore {
  const put = <Content extends object>(Item: Content) => ({ Put: { TableName: table.name, Item } });
  return {
    add({ owner, sessionId }, mail, now) {
      const { mailId } = mail;
      const expiresAt = Math.floor(now.getTime() / 1000) + keptMailSeconds;
      return table.transact([
        {
          Update: {
            TableName: table.name,
            Key: keys.chatSession(owner, sessionId),
            UpdateExpression: 'SET mailedAt = :now',
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeValues: { ':now': now.toISOString() },
          },
        },
        put(mailItem(mail, now)),
        put({ ...keys.chatMail(owner, sessionId, mailId), mailId, expiresAt }),
      ]);
    },
  };
}
