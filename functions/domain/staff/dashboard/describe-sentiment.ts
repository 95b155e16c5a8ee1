import { countSentiments, scoreRatings } from '#shared/domain/figures/ratings.ts';
import { percentOf } from '#shared/domain/figures/shares.ts';
import type { ChatTotals } from '../brand-counts.ts';

/**
 * Visitors' sentiment: the score of their ratings, and the shares of answers rated as helpful, not rated and rated as
 * not helpful.
 */
export function describeSentiment({ conversations, questions, rated, helpful }: ChatTotals) {
  const { positive, neutral, negative } = countSentiments(questions, { rated, helpful });
  const share = (count: number) => percentOf(count, positive + neutral + negative) ?? 0;
  return {
    totalChats: conversations,
    ...{ rated, helpful },
    avgSentiment: scoreRatings({ rated, helpful }) ?? 0,
    positivePercent: share(positive),
    neutralPercent: share(neutral),
    negativePercent: share(negative),
  };
}
