import { expect, test } from 'vitest';
import { openLivingCustomer } from '#tests/support/worlds/living-customer.ts';
import { type SessionRecord, sessionRecordSchema } from '../../chat-history/session-record.ts';

type Memory = Awaited<ReturnType<typeof openLivingCustomer>>['memory'];

function ask(memory: Memory, sessionId: string, question: string, part: Partial<SessionRecord> = {}) {
  const record = sessionRecordSchema.parse({
    ...{ sessionId, startedAt: '2026-03-02T10:00:00Z', lastAt: '2026-03-02T10:01:00Z', messageCount: 2 },
    ...{ firstQuestion: question, ...part },
  });
  const turn = { messageId: sessionId, role: 'user' as const, content: question, sentAt: record.startedAt };
  memory.sessions.push({ record, turns: [turn] });
}

test('a page that says one thing and another in turns is marked, and pages that all change stay within bounds', async () => {
  const { site, memory, read } = await openLivingCustomer(60);
  const [course, price] = ['/course-3', site.courses.get('/course-3')?.price ?? 0];
  site.change(course, { price: 900 });
  expect(await read()).toMatchObject({ facts: [{ group: 'price' }] });
  site.change(course, { price });
  expect(await read()).toMatchObject({ facts: [{ group: 'price', isSwinging: true }] });
  for (let n = 0; n < 59; n++) ask(memory, `visit-${n}`, `What is the fee for course ${n}?`);
  for (const [other, { price: old }] of site.courses)
    site.change(other, { price: old + 1000, closes: 9, email: `new-${old}@maple-grove.test` });
  const all = await read();
  expect(all?.factCount).toBe(2 * 59 + 3);
  expect(all?.facts).toHaveLength(100);
  // Also those whose facts are not among the stored ones.
  expect(all?.conversations).toMatchObject({ count: 59 });
  expect(JSON.stringify(all).length).toBeLessThan(200_000);
});

test('the conversations are told that would be answered otherwise, and no other', async () => {
  const { site, memory, read } = await openLivingCustomer(30);
  for (let n = 0; n < 40; n++)
    ask(memory, `other-${n}`, n % 2 ? 'How much is the fee for course 4?' : 'Thank you!');
  ask(memory, 'fee', 'What is the fee for course 7?');
  ask(memory, 'tested', 'What is the fee for course 7?', { isTest: true });
  ask(memory, 'own', 'What is the fee for course 7?', {
    ownAnswers: new Set(['what is the fee for course 7']),
  });
  ask(memory, 'head', 'Who is the head of department 9?');
  // The readings are on March 3 and 4.
  ask(memory, 'ninety days', 'What is the fee for course 7?', { startedAt: '2025-12-05T10:00:00Z' });
  ask(memory, 'older', 'What is the fee for course 7?', { startedAt: '2025-12-02T10:00:00Z' });
  site.change('/course-7', { price: 999 });
  site.change('/course-9', { head: 'Prof. Amelia Stone' });
  site.layout.banner = 'We use cookies to make this website work.';
  const { conversations } = (await read()) ?? {};
  expect(conversations?.found.map(({ sessionId }) => sessionId)).toEqual(['fee', 'head', 'ninety days']);
  expect(conversations).toMatchObject({ count: 3, lookedAt: 45, asked: 23 });
  expect(memory.library()?.website?.isAsked).toBe(true);
});
