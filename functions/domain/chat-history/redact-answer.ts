import type { WordRemover } from '#functions/storage/dynamodb/chat/word-remover.ts';
import { AppError } from '#shared/errors.ts';

/** Each try reads the conversation again, in which visitors may be writing. */
const tries = 5;

/**
 * Removes an answer with its question for good. Their hashes stay in the answer record, so that it can still be
 * checked. Throws NOT_FOUND, and CONFLICT while the conversation changes too often.
 */
export async function redactAnswer(
  { words }: { words: WordRemover },
  { conversionId, sessionId, messageId }: { conversionId: string; sessionId: string; messageId: string },
): Promise<{ success: true; isConversationDeleted: boolean }> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const result = await words.redact(conversionId, sessionId, messageId);
    switch (result) {
      case 'removed':
        return { success: true, isConversationDeleted: false };
      case 'only-one':
        await words.remove(conversionId, sessionId);
        return { success: true, isConversationDeleted: true };
      case 'not-found':
        throw new AppError('NOT_FOUND', { message: 'This question and answer were removed already.' });
      case 'changed':
    }
  }
  throw new AppError('CONFLICT');
}
