import { createHash } from 'node:crypto';
import { replyLimits, type SavedReply } from '#shared/domain/inbox/inbox-message.ts';
import { AppError } from '#shared/errors.ts';
import type { ReplyPorts } from './ports.ts';

/** The saved replies of an assistant, by their words. */
export async function listReplies({ replies }: ReplyPorts, conversionId: string): Promise<SavedReply[]> {
  return (await replies.list(conversionId)).toSorted((one, other) => one.text.localeCompare(other.text));
}

/** Keeps an answer; the same text once. Throws CONFLICT when there are too many. */
export async function saveReply(
  { replies }: ReplyPorts,
  conversionId: string,
  text: string,
): Promise<SavedReply> {
  const reply = { id: createHash('sha256').update(text).digest('hex').slice(0, 32), text };
  if (!(await replies.save(conversionId, reply)))
    throw new AppError('CONFLICT', {
      message: `You have ${replyLimits.saved} saved replies. Remove one first.`,
    });
  return reply;
}
