import { expect, test } from 'vitest';
import type { LiveTurn } from '#shared/domain/chat/live-turn.ts';
import { exportSessions } from './export-sessions.ts';
import { type SessionPage, sessionRecordSchema } from './session-record.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const records = Array.from({ length: 1100 }, (_, index) =>
  sessionRecordSchema.parse({
    ...{ sessionId: `s${index}`, startedAt: now().toISOString(), lastAt: now().toISOString() },
    ...{ firstQuestion: `Question ${index}?`, messageCount: 2, outcome: 'answered' },
  }),
);
const chatHistory = {
  async listSessions(_owner: string, { before = '0', limit }: SessionPage) {
    const end = Number(before) + limit;
    return {
      records: records.slice(Number(before), end),
      ...(end < records.length && { next: String(end) }),
    };
  },
};

const live = { listTurns: async (): Promise<LiveTurn[]> => [] };

test('a period’s conversations come in parts that join into one table', async () => {
  const parts: string[] = [];
  let before: string | undefined;
  do {
    const wanted = { conversionId: 'c', period: 'monthly' as const, before };
    const { content, next, filename } = await exportSessions({ chatHistory, live, now }, wanted);
    expect(filename).toBe('chat-analytics-monthly-2026-11-21.csv');
    parts.push(content);
    before = next;
  } while (before);
  expect(parts.length).toBeGreaterThan(1);
  const lines = parts.join('').trimEnd().split('\r\n');
  expect(lines).toHaveLength(records.length + 1);
  expect(lines[0]).toMatch(/^\uFEFF"Time","Question"/);
  expect(parts.join('').match(/\uFEFF/g)).toHaveLength(1);
});

test('a table for an owner has the times of their zone, and says which', async () => {
  const wanted = { conversionId: 'c', period: 'weekly' as const, timeZone: 'America/New_York' };
  const { content } = await exportSessions({ chatHistory, live, now }, wanted);
  const [header, first] = content.split('\r\n');
  expect(header).toMatch(/^\uFEFF"Time \(America\/New_York\)","Question"/);
  expect(first).toMatch(/^"2026-11-21 07:00:00"/);
});

test('has what was said in person, and reads it of conversations that somebody joined alone', async () => {
  const [first, second, ...others] = records;
  const joined = [{ ...first, isJoined: true }, second, ...others].slice(0, 2);
  const asked: string[] = [];
  const world = {
    now,
    chatHistory: {
      listSessions: async () => ({ records: joined.map((one) => sessionRecordSchema.parse(one)) }),
    },
    live: {
      async listTurns({ sessionId }: { sessionId: string }): Promise<LiveTurn[]> {
        asked.push(sessionId);
        const at = { sentAt: now().toISOString() };
        return [
          { messageId: '1', from: 'visitor', content: 'Is there a late bus?', ...at },
          { messageId: '2', from: 'person', name: 'Kim', content: 'Yes, at five.', ...at },
        ];
      },
    },
  };
  const { content } = await exportSessions(world, { conversionId: 'c', period: 'weekly' });
  expect(content).toContain('"Visitor: Is there a late bus?\nKim: Yes, at five."');
  expect(asked).toEqual(['s0']);
});
