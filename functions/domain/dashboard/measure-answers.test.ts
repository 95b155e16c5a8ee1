import { expect, test } from 'vitest';
import { describeSession } from '../chat-history/describe-session.ts';
import { sessionRecordSchema } from '../chat-history/session-record.ts';
import { measureAnswers } from './measure-answers.ts';

const correction = (question: string, correctedAt: string) => ({
  ...{ id: question, question, answer: 'Yes.', correctedAt, version: 1 },
});
const session = (startedAt: string, part: object) =>
  describeSession(
    sessionRecordSchema.parse({
      ...{ sessionId: startedAt, startedAt, lastAt: startedAt, firstQuestion: 'Hi', messageCount: 2 },
      ...part,
    }),
  );

test('an answer is measured by who asked before without a sure answer, in any words, and by who got it since', async () => {
  const pool = correction('Is there a swimming pool?', '2026-11-10T00:00:00Z');
  const files = { readCorrections: async () => [pool, correction('Do you ski?', '2026-11-01T00:00:00Z')] };
  const conversion = { conversionId: 'c', companyName: 'Oak School', correctionsVersion: '1' };
  const sessions = [
    session('2026-11-12T00:00:00Z', { ownAnswers: new Set(['Is there a swimming pool?']) }),
    session('2026-11-11T00:00:00Z', { unanswered: new Set(['Is there a swimming pool?']) }),
    session('2026-11-09T00:00:00Z', { unsure: new Set(['is there a swimming pool']) }),
    session('2026-11-08T00:00:00Z', { unanswered: new Set(['Do you have a sauna?']) }),
  ];
  expect(await measureAnswers({ files }, conversion, { sessions, most: 8 })).toEqual([
    { question: pool.question, writtenAt: pool.correctedAt, openBefore: 1, answeredSince: 1 },
  ]);
});
