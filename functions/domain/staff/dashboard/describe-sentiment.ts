import type { ChatTotals } from '../brand-counts.ts';

/** Weight of a signal on the scale from 0 to 5, as for a single conversation's satisfaction. */
const worth = { positive: 5, neutral: 3, negative: 1 };

/**
 * Visitors' sentiment: helpful answers are positive, unhelpful ones negative, and questions without a sure
 * answer neutral. Unrated answers don't count.
 */
export function describeSentiment({ conversations, questions, answered, rated, helpful }: ChatTotals) {
  const positive = helpful;
  const negative = Math.max(0, rated - helpful);
  const neutral = Math.max(0, questions - answered);
  const signals = positive + negative + neutral;
  const share = (count: number) => (signals === 0 ? 0 : Math.round((count / signals) * 1000) / 10);
  const score = positive * worth.positive + neutral * worth.neutral + negative * worth.negative;
  return {
    totalChats: conversations,
    avgSentiment: signals === 0 ? 0 : Math.round((score / signals) * 10) / 10,
    positivePercent: share(positive),
    neutralPercent: share(neutral),
    negativePercent: share(negative),
  };
}
