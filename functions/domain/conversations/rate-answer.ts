import type { Rating } from '#shared/domain/chat/rating.ts';
import { AppError } from '#shared/errors.ts';
import type { RatingPorts } from './ports.ts';

/** Saves a visitor's rating, counted once however often they change it. Ratings of tests aren't counted. */
export async function rateAnswer(
  { chats, chatDays, now }: RatingPorts,
  { conversionId, sessionId, messageId, rating, isTest }: RatedAnswer,
): Promise<{ success: true }> {
  const earlier = await chats.rate(conversionId, sessionId, messageId, rating);
  if (!earlier) throw new AppError('NOT_FOUND');
  const change = {
    rated: earlier.rating ? 0 : 1,
    helpful: Number(rating === 'helpful') - Number(earlier.rating === 'helpful'),
  };
  if (!isTest) await chatDays.add(conversionId, now(), sessionId, change);
  return { success: true };
}

type RatedAnswer = {
  conversionId: string;
  sessionId: string;
  messageId: string;
  rating: Rating;
  isTest: boolean;
};
