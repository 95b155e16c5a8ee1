import { expect, test } from 'vitest';
import { describeSentiment } from './describe-sentiment.ts';

const counts = { visitors: 0, conversations: 40, questions: 50, answered: 45, rated: 0, helpful: 0 };

test('sentiment is 0 without ratings and unanswered questions', () => {
  expect(describeSentiment({ ...counts, answered: 50 })).toEqual({
    ...{ totalChats: 40, avgSentiment: 0, positivePercent: 0, neutralPercent: 0, negativePercent: 0 },
  });
});

test('sentiment weighs ratings and unanswered questions, and ignores unrated answers', () => {
  // Twelve helpful, three not, five unanswered.
  expect(describeSentiment({ ...counts, rated: 15, helpful: 12 })).toEqual({
    totalChats: 40,
    avgSentiment: 3.9,
    ...{ positivePercent: 60, neutralPercent: 25, negativePercent: 15 },
  });
});
