import { expect, test } from 'vitest';
import { describeTrends } from './describe-trends.ts';

const week = {
  ...{ totalChats: 269, totalVisitors: 604, contacts: 27 },
  questions: { answered: 612, unsure: 41, unanswered: 33 },
};
const analytics = {
  ...week,
  previous: {
    ...{ totalChats: 231, totalVisitors: 571, contacts: 22 },
    questions: { answered: 528, unsure: 47, unanswered: 39 },
  },
};
const none = { answered: 0, unsure: 0, unanswered: 0 };

test('the first row says how each figure compares with the period before', () => {
  expect(
    describeTrends(analytics, '7d').map(({ value, change, direction }) => [value, change, direction]),
  ).toEqual([
    ['269', '+38 on last week', 'up'],
    ['604', '+33 on last week', 'up'],
    ['89%', '86% last week', 'up'],
    ['27', '+5 on last week', 'up'],
  ]);
});

test('nothing is compared with what was not counted', () => {
  const unknown = {
    ...analytics,
    contacts: null,
    questions: none,
    previous: { ...analytics.previous, questions: none },
  };
  const [, , answered, contacts] = describeTrends(unknown, '30d');
  expect(answered).toMatchObject({ value: '–', change: 'No questions yet', direction: 'same' });
  expect(contacts).toMatchObject({ value: '–', direction: 'same' });
});
