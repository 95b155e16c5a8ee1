import { expect, test } from 'vitest';
import { sayWeek } from './say-week.ts';

const week = (answered: number, contacts: number | null, totalChats = answered, open = 0) => ({
  ...{ totalChats, contacts },
  questions: { answered, unsure: 0, unanswered: open },
});

test.each([
  [
    'this week beside the one before',
    { ...week(41, 5), previous: week(36, 4) },
    'This week: 41 questions answered, about 3 hours saved, 5 messages; the week before 36, about 3 hours and 4 messages.',
  ],
  [
    'the first week alone',
    { ...week(1, 1, 2, 3), previous: week(0, 0) },
    'This week: 1 of 4 questions answered, about 5 minutes saved, 1 message.',
  ],
  [
    'nothing that was not counted',
    { ...week(1200, null), previous: week(0, null, 4) },
    'This week: 1,200 questions answered, about 100 hours saved; the week before 0.',
  ],
  [
    'a week without visitors',
    { ...week(0, 0), previous: week(12, 0) },
    'This week: no visitor has asked anything yet; the week before 12, about 1 hour and 0 messages.',
  ],
  [
    'no visitors at all',
    { ...week(0, 0), previous: week(0, 0) },
    'No visitors in the last two weeks. Their next week will be summed up here.',
  ],
])('says %s', (_name, given, expected) => {
  expect(sayWeek(given)).toBe(expected);
});
