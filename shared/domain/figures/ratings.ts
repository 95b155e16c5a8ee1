import * as z from 'zod';
import type { Rating } from '../chat/rating.ts';

/** Answers that visitors rated, and how many of them as helpful. */
export const ratingCountsSchema = z.object({ rated: z.number().int(), helpful: z.number().int() });
export type RatingCounts = z.infer<typeof ratingCountsSchema>;

export const noRatings: RatingCounts = { rated: 0, helpful: 0 };

/** Document 2 section 3 has a scale from 1 to 5, and visitors say whether an answer was helpful. */
const score = { helpful: 5, unhelpful: 1 };

/**
 * Satisfaction, and the score of a sentiment: the average of all rated answers from 1 to 5, with one decimal. Null
 * without ratings; what nobody rated doesn't count.
 */
export function scoreRatings({ rated, helpful }: RatingCounts): number | null {
  if (rated === 0) return null;
  const sum = helpful * score.helpful + (rated - helpful) * score.unhelpful;
  return Math.round((sum / rated) * 10) / 10;
}

/** Counts the ratings of a conversation's answers. */
export function countRatings(ratings: readonly (Rating | undefined)[]): RatingCounts {
  const given = ratings.filter((rating) => rating !== undefined);
  return { rated: given.length, helpful: given.filter((rating) => rating === 'helpful').length };
}

/** Adds up ratings: a whole is scored from its ratings and never from the scores of its parts. */
export function sumRatings(parts: readonly RatingCounts[]): RatingCounts {
  return parts.reduce(
    (sum, { rated, helpful }) => ({ rated: sum.rated + rated, helpful: sum.helpful + helpful }),
    noRatings,
  );
}

export const sentiments = ['positive', 'neutral', 'negative'] as const;
export type Sentiment = (typeof sentiments)[number];

/** Answers by what visitors said of them: rated as helpful, not rated, rated as not helpful. */
export function countSentiments(
  answers: number,
  { rated, helpful }: RatingCounts,
): Record<Sentiment, number> {
  return { positive: helpful, neutral: Math.max(0, answers - rated), negative: rated - helpful };
}
