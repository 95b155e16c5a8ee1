import { AppError } from '#shared/errors.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';

/** An item that a test added to a knowledge base. */
export type AddedItem = { conversionId: string; itemId: string };

/** A scan or a recording takes longer. */
const patienceMs = 90_000;
const pauseMs = 1000;

/** What was read of an added entry. Throws when it could not be read, holds no word or takes too long. */
export async function followItem(added: AddedItem): Promise<string> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const { item } = await staffApi.knowledgeBase.getItem.call(added);
    const { title, status, wordCount, reason } = item;
    if (status === 'error') throw failed(`“${title}” could not be read. ${reason ?? ''}`);
    if (status === 'processed') {
      if (wordCount === 0) throw failed(`“${title}” was read and holds no words. ${reason ?? ''}`);
      return `“${title}” was read: ${wordCount.toLocaleString('en-US')} words.`;
    }
    if (performance.now() > deadline)
      throw failed(`“${title}” is still ${status} after ${patienceMs / 1000} seconds.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

const failed = (message: string): AppError => new AppError('VALIDATION', { message: message.trim() });
