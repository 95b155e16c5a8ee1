import type { Rating } from '#shared/contract/conversations.ts';
import { AppError } from '#shared/errors.ts';
import type { RatingPorts } from './ports.ts';

/** Keeps what a visitor thinks of an answer, and counts it once however often they change their mind. */
export async function rateAnswer(
  { chats, chatDays, now }: RatingPorts,
  { conversionId, sessionId, messageId, rating }: RatedAnswer,
): Promise<{ success: true }> {
  const earlier = await chats.rate(conversionId, sessionId, messageId, rating);
  if (!earlier) throw new AppError('NOT_FOUND');
  const change = {
    rated: earlier.rating ? 0 : 1,
    helpful: Number(rating === 'helpful') - Number(earlier.rating === 'helpful'),
  };
  await chatDays.add(conversionId, now(), sessionId, change);
  return { success: true };
}

type RatedAnswer = { conversionId: string; sessionId: string; messageId: string; rating: Rating };
