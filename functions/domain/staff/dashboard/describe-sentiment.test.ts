import { expect, test } from 'vitest';
import { describeSentiment } from './describe-sentiment.ts';

const counts = { visitors: 0, conversations: 40, questions: 50, answered: 45, rated: 0, helpful: 0 };

test('without ratings there is no score, and every answer is neutral', () => {
  expect(describeSentiment(counts)).toMatchObject({
    ...{ totalChats: 40, avgSentiment: 0, positivePercent: 0, neutralPercent: 100, negativePercent: 0 },
  });
  expect(describeSentiment({ ...counts, questions: 0 })).toMatchObject({ neutralPercent: 0 });
});

test('the score comes from ratings alone, and the shares cover all answers', () => {
  expect(describeSentiment({ ...counts, rated: 15, helpful: 12 })).toMatchObject({
    avgSentiment: 4.2,
    ...{ positivePercent: 24, neutralPercent: 70, negativePercent: 6 },
  });
});
