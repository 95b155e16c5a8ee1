import { expect, test } from 'vitest';
import { type DayCounts, dayCountsSchema } from '../chat/chat-day.ts';
import { measureSample, readPeriod } from './count-period.ts';
import { sampleLimit } from './find-sessions.ts';
import { sessionRecordSchema } from './session-record.ts';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const session = (startedAt: string, contactProvided: boolean) =>
  sessionRecordSchema.parse({
    ...{ sessionId: startedAt, startedAt, lastAt: startedAt, firstQuestion: 'When?', messageCount: 2 },
    ...{ outcome: 'answered', answeredQuestions: 1, contactProvided },
  });
const day = (part: Partial<DayCounts>) => dayCountsSchema.parse(part);

function read(period: '24h' | '7d', sessions: ReturnType<typeof session>[]) {
  return readPeriod(
    {
      now: () => now,
      chatDays: {
        readHours: async () =>
          new Map([
            [
              daysAgo(0.1).slice(0, 13),
              day({ conversations: 1500, visitors: 1600, questions: 1, answered: 1 }),
            ],
            [daysAgo(1.2).slice(0, 13), day({ conversations: 1, questions: 1, answered: 1 })],
          ]),
        readDays: async () =>
          new Map([
            [
              daysAgo(1).slice(0, 10),
              day({ conversations: 4, questions: 9, answered: 6, unsure: 1, rated: 2 }),
            ],
            [
              daysAgo(9).slice(0, 10),
              day({ conversations: 3, questions: 5, answered: 5, rated: 1, helpful: 1 }),
            ],
          ]),
      },
      chatHistory: {
        listSessions: async (_owner, { from = '', limit }) => ({
          records: sessions.filter(({ startedAt }) => startedAt >= from).slice(0, limit),
        }),
      },
    },
    { conversionId: 'c', period },
  );
}

test('the week before has its own questions, ratings and contacts', async () => {
  const found = [session(daysAgo(1), true), session(daysAgo(2), true), session(daysAgo(9), true)];
  const { counts, sessions } = await read('7d', found);
  expect(sessions).toHaveLength(2);
  expect(counts).toMatchObject({ questions: { answered: 6, unsure: 1, unanswered: 2 }, contacts: 2 });
  const { chats, visitors, ...previous } = counts.previous;
  expect(chats).toHaveLength(counts.chats.length);
  expect(chats.filter(({ count }) => count > 0)).toMatchObject([{ count: 3 }]);
  expect(visitors.every(({ count }) => count === 0)).toBe(true);
  expect(previous).toEqual({
    ...{ totalChats: 3, totalVisitors: 0, contacts: 1 },
    questions: { answered: 5, unsure: 0, unanswered: 0 },
    ratings: { rated: 1, helpful: 1 },
  });
});

test('so has the day before, and both count every conversation, however many are looked at', async () => {
  const { counts, sessions } = await read('24h', [session(daysAgo(0.1), false), session(daysAgo(1.2), true)]);
  expect(counts).toMatchObject({ questions: { answered: 1 }, contacts: 0 });
  expect(measureSample(counts, sessions)).toEqual({ totalChats: 1500, sampleSize: 1 });
  expect(counts.previous).toMatchObject({ totalChats: 1, questions: { answered: 1 }, contacts: 1 });
});

test('contacts are not told when not all conversations are known', async () => {
  const busy = Array.from({ length: sampleLimit }, () => session(daysAgo(1), true));
  expect((await read('7d', busy)).counts).toMatchObject({ contacts: null, previous: { contacts: null } });
});
