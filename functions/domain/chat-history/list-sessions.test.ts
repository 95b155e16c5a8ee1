import { expect, test } from 'vitest';
import { listSessions, type SessionQuery } from './list-sessions.ts';
import { sessionRecordSchema } from './session-record.ts';

const stored = (sessionId: string, fields: object) =>
  sessionRecordSchema.parse({
    ...{ sessionId, startedAt: '2026-03-02T10:00:00Z', lastAt: '2026-03-02T10:01:00Z', messageCount: 2 },
    ...{ firstQuestion: `Question ${sessionId}`, outcome: 'answered' },
    ...fields,
  });
const records = [
  stored('liked', { rated: 2, helpful: 2, visitorLanguage: 'de', page: 'maple.org/fees' }),
  stored('disliked', { rated: 1, visitorLanguage: 'en', tags: new Set(['Fees', 'bus']) }),
  stored('left', { outcome: 'declined', page: 'maple.org/fees', tags: new Set(['bus']) }),
  stored('handed', { outcome: 'handoff', visitorLanguage: 'de' }),
  stored('tried', { isTest: true }),
];
const visitorAt = '2026-03-02T10:01:20Z';
const list = (query: Partial<SessionQuery>) =>
  listSessions(
    {
      chatHistory: { listSessions: async () => ({ records }) },
      live: {
        findEach: async (of) => of.map(({ sessionId }) => (sessionId === 'left' ? { visitorAt } : undefined)),
      },
      now: () => new Date('2026-03-02T10:01:30Z'),
    },
    { conversionId: 'one', search: '', filter: 'all', ...query },
  );

test.each<[Partial<SessionQuery>, string[]]>([
  [{}, ['liked', 'disliked', 'left', 'handed', 'tried']],
  [{ outcome: 'transferred' }, ['handed']],
  [{ outcome: 'abandoned' }, ['left']],
  [{ rating: 'high-satisfaction' }, ['liked']],
  [{ rating: 'low-satisfaction' }, ['disliked']],
  [{ rating: 'unrated', filter: 'visitors' }, ['left', 'handed']],
  [{ language: 'de' }, ['liked', 'handed']],
  [{ page: 'maple.org/fees' }, ['liked', 'left']],
  [{ tag: 'bus' }, ['disliked', 'left']],
  [{ tag: 'bus', outcome: 'completed', language: 'en' }, ['disliked']],
  [{ tag: 'bus', search: 'LEFT' }, ['left']],
  [{ language: 'fr' }, []],
])('the filters %j together choose the conversations %j', async (query, ids) => {
  expect((await list(query)).sessions.map(({ id }) => id)).toEqual(ids);
});

test('a list says what its conversations can be filtered by, also where none of them fits', async () => {
  const { sessions, choices } = await list({ language: 'fr' });
  expect(sessions).toEqual([]);
  expect(choices).toEqual({ languages: ['de', 'en'], pages: ['maple.org/fees'], tags: ['Fees', 'bus'] });
});

test('a conversation whose visitor’s page is open says so', async () => {
  const { sessions } = await list({});
  expect(sessions.flatMap(({ id, isVisitorHere }) => (isVisitorHere ? [id] : []))).toEqual(['left']);
});
