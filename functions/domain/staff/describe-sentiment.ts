import type { ChatTotals } from './brand-counts.ts';

/** What a signal is worth on the scale from 0 to 5, as the satisfaction of a single conversation. */
const worth = { positive: 5, neutral: 3, negative: 1 };

/**
 * How visitors feel, as far as they or the outcome say: an answer that they rated helpful is positive, one rated not
 * helpful negative, and a question that was not answered neutral. An answer that nobody rated says nothing.
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
