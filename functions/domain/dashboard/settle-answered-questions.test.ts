import { expect, test } from 'vitest';
import type { Source } from '#functions/engine/documents/content/content.ts';
import { extractHtml } from '#functions/engine/documents/html/extract-html.ts';
import { parseHtml } from '#functions/engine/documents/html/parse-html.ts';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import { makeLibraryPorts } from '#tests/support/worlds/library-ports-fixture.ts';
import { sessionRecordSchema } from '../chat-history/session-record.ts';
import { hashQuestion } from './list-open-questions.ts';
import type { SettledQuestion } from './ports.ts';
import { settleAnsweredQuestions } from './settle-answered-questions.ts';

const organisationName = 'Maple Grove';
const question = 'How many canoes does the boathouse hold?';

function know(readAt: string, ...texts: string[]) {
  const sources = texts.map((text, index): Source => {
    const url = `https://maple-grove.org/${index}`;
    const content = extractHtml(parseHtml(`<title>Rowing club</title><main><p>${text}</p></main>`), { url });
    return { id: url, kind: 'page', url, title: content.title, readAt, content };
  });
  return buildKnowledge({ sources, organisationName, website: 'https://maple-grove.org/', builtAt: readAt });
}

const answer = 'The boathouse holds nineteen canoes.';
const old = know('2026-11-01T09:00:00Z', 'The library opens at nine.');
const asked = (texts: string[], part: object = {}) =>
  sessionRecordSchema.parse({
    ...{ sessionId: 's', startedAt: '2026-11-21T12:00:00.000Z', lastAt: '2026-11-21T12:01:00.000Z' },
    ...{ firstQuestion: 'Hello', messageCount: 2, outcome: 'declined', unanswered: new Set(texts) },
    ...part,
  });

/** What is closed when the knowledge of the last check is followed by another. */
async function close(
  knowledge: ReturnType<typeof know>,
  { texts = [question], former = old, settled = [] as SettledQuestion[], part = {} } = {},
) {
  const closed: string[] = [];
  const readiness = {
    asked: 40,
    answered: 20,
    missing: 20,
    contradictory: 0,
    contradictions: 0,
    knowledgeVersion: 'former',
  };
  const conversion = { ...makeLibraryPorts().conversion(), readiness, companyName: organisationName };
  await settleAnsweredQuestions(
    {
      files: { readCorrections: async () => undefined, readKnowledge: async () => former },
      dismissedQuestions: {
        list: async () => settled,
        close: async (_id, questionId) => void closed.push(questionId),
      },
      chatHistory: { listSessions: async () => ({ records: [asked(texts, part)] }) },
      now: () => new Date('2026-11-22T12:00:00Z'),
    },
    conversion,
    knowledge,
  );
  return closed;
}

test('closes what a page read since then answers, and nothing when the answer is not new', async () => {
  const since = know('2026-11-22T09:00:00.000Z', answer);
  expect(await close(since)).toEqual([hashQuestion(question)]);
  expect(await close(since, { part: { lastAt: '2026-11-22T10:00:00.000Z' } }), 'asked later').toEqual([]);
  expect(await close(since, { former: know('2026-11-01T09:00:00Z', answer) }), 'read again').toEqual([]);
  expect(await close(since, { texts: ['Who sold the boathouse?'] }), 'uncertain').toEqual([]);
  expect(await close(since, { texts: ['And how many canoes does the boathouse hold?'] }), 'goes on').toEqual(
    [],
  );
});

test('leaves what the owner has put back, in whatever words it is asked then', async () => {
  const since = know('2026-11-22T09:00:00.000Z', answer);
  const settled = [{ questionId: hashQuestion('how many canoes does the BOATHOUSE hold'), isPutBack: true }];
  expect(await close(since, { settled })).toEqual([]);
  const texts = ['How many canoes can the boathouse hold?', question];
  expect(await close(since, { texts })).toHaveLength(1);
  expect(await close(since, { settled, texts })).toEqual([]);
});
