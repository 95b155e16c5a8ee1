import { expect, test } from 'vitest';
import type { ChatSessionSummary } from '#shared/contract/assistant/chat-history.ts';
import { describeSession } from '../chat-history/describe-session.ts';
import { sampleLimit } from '../chat-history/find-sessions.ts';
import { sessionRecordSchema } from '../chat-history/session-record.ts';
import { analyzeSessions } from './analyze-sessions.ts';

const now = new Date('2026-11-21T12:00:00Z');
const describe = (part: object): ChatSessionSummary =>
  describeSession(
    sessionRecordSchema.parse({
      ...{ sessionId: 's', startedAt: now.toISOString(), lastAt: now.toISOString() },
      ...{ firstQuestion: 'When?', messageCount: 2, outcome: 'answered' },
      ...part,
    }),
  );

const none = {
  questions: { answered: 0, unsure: 0, unanswered: 0 },
  ratings: { rated: 0, helpful: 0 },
  contacts: 0,
};
const noCounts = {
  ...{ chats: [], visitors: [], ...none },
  previous: { totalChats: 0, totalVisitors: 0, chats: [], visitors: [], ...none },
};

test.each<[string, object, number | undefined, string]>([
  ['two helpful answers of three', { rated: 3, helpful: 2 }, 3.7, 'positive'],
  ['one helpful answer of two', { rated: 2, helpful: 1 }, 3, 'neutral'],
  ['thanks without a rating', { intents: new Set(['thanks']) }, undefined, 'neutral'],
])('the score of a conversation comes from all its ratings: %s', (_name, part, satisfaction, sentiment) => {
  expect(describe(part)).toMatchObject({ sentiment });
  expect(describe(part).satisfaction).toBe(satisfaction);
});

test('pages are counted per conversation, and those that lead to a contact come first', () => {
  const sessions = [
    describe({ sources: new Set(['Fees', 'Hours']) }),
    describe({ sources: new Set(['Fees']) }),
    describe({ sources: new Set(['Hours']), contactProvided: true }),
    describe({}),
  ];
  const { sources, sourceValue } = analyzeSessions(sessions, noCounts);
  expect(sources).toEqual([
    { label: 'Fees', count: 2 },
    { label: 'Hours', count: 2 },
  ]);
  expect(sourceValue).toEqual([
    { title: 'Hours', conversations: 2, contacts: 1 },
    { title: 'Fees', conversations: 2, contacts: 0 },
  ]);
});

test('a list in part says of how many it is', () => {
  const sessions = Array.from({ length: 11 }, (_, page) => describe({ sources: new Set([`Page ${page}`]) }));
  const { sources, totals } = analyzeSessions(sessions, noCounts, { questions: [], total: 9 });
  expect([sources.length, totals]).toEqual([8, { topics: 0, unansweredQuestions: 9, sources: 11 }]);
});

test('figures of a sample state its size', () => {
  const chats = [{ label: 'day', count: 10_000 }];
  const many = Array.from({ length: sampleLimit }, () => describe({ contactProvided: true }));
  const analytics = analyzeSessions(many, {
    ...noCounts,
    chats,
    visitors: [{ label: 'day', count: 20_000 }],
  });
  expect(analytics).toMatchObject({ totalChats: 10_000, totalVisitors: 20_000, sampleSize: sampleLimit });
  expect(analytics.funnel.map(({ label }) => label)).not.toContain('Visitors');
});

test('questions and ratings add up to the same answers', () => {
  const counts = {
    ...noCounts,
    questions: { answered: 4, unsure: 1, unanswered: 2 },
    ratings: { rated: 5, helpful: 3 },
  };
  const { sentiment, satisfaction } = analyzeSessions([], counts);
  expect(sentiment.map(({ count }) => count)).toEqual([3, 2, 2]);
  expect(satisfaction.map(({ count }) => count)).toEqual([3, 0, 0, 0, 2]);
});
