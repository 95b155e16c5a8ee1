import { sessionTagLimit } from '#shared/domain/chat/session-tag.ts';
import { AppError } from '#shared/errors.ts';
import type { TagPorts } from './ports.ts';

type Tagging = { conversionId: string; sessionId: string; tag: string; isSet: boolean };

/**
 * Puts a tag on a conversation or takes it off, and returns its tags. Two people who tag at once keep both tags. Throws
 * NOT_FOUND for a deleted conversation, CONFLICT for one that has too many.
 */
export async function tagSession({ chatHistory }: TagPorts, tagging: Tagging): Promise<{ tags: string[] }> {
  const { conversionId, sessionId, tag, isSet } = tagging;
  const tags = await chatHistory.tagSession(conversionId, sessionId, {
    ...{ tag, isSet },
    most: sessionTagLimit,
  });
  if (tags) return { tags: [...tags].toSorted() };
  if (!(await chatHistory.findSession(conversionId, sessionId)))
    throw new AppError('NOT_FOUND', { message: 'This conversation was deleted.' });
  throw new AppError('CONFLICT', {
    message: `A conversation has at most ${sessionTagLimit} tags. Take one off first.`,
  });
}
