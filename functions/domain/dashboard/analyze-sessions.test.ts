import { expect, test } from 'vitest';
import type { ChatSessionSummary } from '#shared/contract/chat-history.ts';
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

const previous = { totalChats: 0, totalVisitors: 0 };
const noTraffic = { chats: [], visitors: [], previous };

test.each([
  ['a rating of five', { satisfaction: 5 }, 'positive'],
  ['a rating of one, even after thanks', { satisfaction: 1, intents: new Set(['thanks']) }, 'negative'],
  ['thanks', { intents: new Set(['when', 'thanks']) }, 'positive'],
  ['an insult, even after thanks', { intents: new Set(['thanks', 'abuse']) }, 'negative'],
  ['questions alone', { intents: new Set(['when']) }, 'neutral'],
])('the sentiment of a conversation comes from %s', (_name, part, sentiment) => {
  expect(describe(part).sentiment).toBe(sentiment);
});

test('pages are counted per conversation, and those that lead to a contact come first', () => {
  const sessions = [
    describe({ sources: new Set(['Fees', 'Hours']) }),
    describe({ sources: new Set(['Fees']) }),
    describe({ sources: new Set(['Hours']), contactProvided: true }),
    describe({}),
  ];
  const { sources, sourceValue } = analyzeSessions(sessions, noTraffic);
  expect(sources).toEqual([
    { label: 'Fees', count: 2 },
    { label: 'Hours', count: 2 },
  ]);
  expect(sourceValue).toEqual([
    { title: 'Hours', conversations: 2, contacts: 1 },
    { title: 'Fees', conversations: 2, contacts: 0 },
  ]);
});

test('figures of a sample state its size', () => {
  const chats = [{ label: 'day', count: 10_000 }];
  const many = Array.from({ length: sampleLimit }, () => describe({ contactProvided: true }));
  const analytics = analyzeSessions(many, { chats, visitors: [{ label: 'day', count: 20_000 }], previous });
  expect(analytics).toMatchObject({ totalChats: 10_000, totalVisitors: 20_000, sampleSize: sampleLimit });
  expect(analytics.funnel.map(({ label }) => label)).not.toContain('Visitors');
});

test('an answer without certainty counts neither as answered nor as unanswered', () => {
  const sessions = [
    describe({ answeredQuestions: 2, unsureQuestions: 1 }),
    describe({ unsureQuestions: 1 }),
    describe({ unansweredQuestions: 1, unanswered: new Set(['Pool?']) }),
    describe({ unanswered: new Set(['Stored before questions were counted?']) }),
  ];
  const { questions, funnel } = analyzeSessions(sessions, noTraffic);
  expect(questions).toEqual({ answered: 2, unsure: 2, unanswered: 2 });
  expect(funnel).toContainEqual({ label: 'Answered', count: 1 });
});
