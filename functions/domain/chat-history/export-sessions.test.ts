import { expect, test } from 'vitest';
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

test('a period’s conversations come in parts that join into one table', async () => {
  const parts: string[] = [];
  let before: string | undefined;
  do {
    const wanted = { conversionId: 'c', period: 'monthly' as const, before };
    const { content, next, filename } = await exportSessions({ chatHistory, now }, wanted);
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
  const { content } = await exportSessions({ chatHistory, now }, wanted);
  const [header, first] = content.split('\r\n');
  expect(header).toMatch(/^\uFEFF"Time \(America\/New_York\)","Question"/);
  expect(first).toMatch(/^"2026-11-21 07:00:00"/);
});
