import type { Conversation } from '#functions/domain/conversions/conversation.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { both, either, exists, isAbsent, isBelow, writeChange, writeItem } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { keptMailSeconds, mailItem } from './mail-store.ts';

/** Longer than any server tries to deliver a mail again. */
const markedSeconds = 30 * 86_400;

export type ReceivedMailStore = ReturnType<typeof openReceivedMailStore>;

/** Marks of received mails, so that each is handled once. A mark is a hash. */
export function openReceivedMailStore(table: Table) {
  const seconds = (now: Date) => Math.floor(now.getTime() / 1000);
  return {
    /** Claims a mail until then, unless it is handled, or another worker has it. */
    async claim(mark: string, now: Date, until: Date): Promise<'claimed' | 'busy' | 'done'> {
      const key = keys.receivedMail(mark);
      const claimed = await table.update(key, {
        set: { handlingUntil: until.toISOString(), expiresAt: seconds(now) + markedSeconds },
        when: [either(isAbsent('pk'), both(isAbsent('doneAt'), isBelow('handlingUntil', now.toISOString())))],
      });
      if (claimed) return 'claimed';
      return (await table.get(key))?.doneAt ? 'done' : 'busy';
    },
    /** Lets others try immediately. */
    async release(mark: string): Promise<void> {
      await table.update(keys.receivedMail(mark), { set: { handlingUntil: '' }, when: [exists('pk')] });
    },
    /** Marks a mail as handled, and stores its answer, which is erased with the conversation. */
    async finish(
      mark: string,
      now: Date,
      answer?: { mail: Mail; conversation: Conversation },
    ): Promise<void> {
      await table.transact([
        writeChange(keys.receivedMail(mark), { set: { doneAt: now.toISOString() } }),
        ...(answer ? writeAnswer(answer, now) : []),
      ]);
    },
  };
}

function writeAnswer(
  { mail, conversation: { owner, sessionId } }: { mail: Mail; conversation: Conversation },
  now: Date,
) {
  const { mailId } = mail;
  const expiresAt = Math.floor(now.getTime() / 1000) + keptMailSeconds;
  return [
    writeItem(mailItem(mail, now)),
    writeItem({ ...keys.chatMail(owner, sessionId, mailId), mailId, expiresAt }),
  ];
}
