import type { Rating } from '#shared/domain/chat/rating.ts';
import { AppError } from '#shared/errors.ts';
import { countExchange } from '../chat/count-exchange.ts';
import type { Exchange } from '../chat/exchange.ts';
import type { RatingPorts } from './ports.ts';

/** Saves a visitor's rating, counted once with its question, however often they change it. */
export async function rateAnswer(
  { chats, chatDays }: RatingPorts,
  { conversionId, sessionId, messageId, rating }: RatedAnswer,
): Promise<{ success: true }> {
  const exchange = await chats.rate(conversionId, sessionId, messageId, rating);
  if (!exchange) throw new AppError('NOT_FOUND');
  const [question, answer] = exchange;
  const [before, after] = [countRating(exchange), countRating([question, { ...answer, rating }])];
  const change = { rated: after.rated - before.rated, helpful: after.helpful - before.helpful };
  if (!question.isTest) await chatDays.add(conversionId, new Date(question.sentAt), sessionId, change);
  return { success: true };
}

function countRating(exchange: Exchange): { rated: number; helpful: number } {
  const { rated = 0, helpful = 0 } = countExchange(exchange);
  return { rated, helpful };
}

type RatedAnswer = { conversionId: string; sessionId: string; messageId: string; rating: Rating };
