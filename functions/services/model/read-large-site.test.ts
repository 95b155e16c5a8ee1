import { describe, expect, it } from 'vitest';
import { school } from '#tests/support/engine/sample-sites.ts';
import type { Script } from '#tests/support/model/chat-completions-server.ts';
import {
  answers,
  createSiteProcess,
  question,
  rightReply,
  rightSentence,
  saying,
  sentence,
  startSiteProcess,
} from '#tests/support/model/school-model.ts';

/** Fits the site's details and one of its passages. */
const small = { readingTokens: { whole: 240, found: 240 } };
const clothes = 'Pupils wear a green sweater';

describe('a site too large to be read in full', () => {
  it('is searched by the question and by queries of a model that sees only its page list', async () => {
    const { ask, server, reports } = await startSiteProcess(
      [
        saying('QUERY: sweater trousers pupils wear\n', 'PAGE: /admissions.html'),
        saying(`${answers}${sentence('Pupils wear a green sweater and grey trousers.', clothes)}`),
      ],
      small,
    );
    const { answer } = await ask('Is there a uniform?');
    expect(answer.text).toBe('Pupils wear a green sweater and grey trousers.');
    const [queries = '', reading = ''] = server.asked.map(({ text }) => text);
    expect(queries).toMatch(/\/admissions\.html — Admissions.*<languages>en<.*Is there a uniform\?/s);
    expect(queries).not.toContain(clothes);
    expect(reading).toContain('phone (Contact): (440) 555-0142');
    expect(reading).not.toContain('Helen Barrow');
    expect(reports).toMatchObject([
      { purpose: 'queries', outcome: 'found', fallback: false },
      { purpose: 'answer', outcome: 'answers', reading: 'found', calls: 1 },
    ]);
  });

  it.each<[string, Script | ReturnType<typeof saying>, string]>([
    ['fail', { status: 401 }, 'refused'],
    ['are none', saying('I would search for uniforms.'), 'broken'],
  ])('is searched by the question alone when queries %s', async (_name, script, outcome) => {
    const { ask, reports } = await startSiteProcess([script, rightReply], small);
    expect((await ask(question)).answer.text).toBe(rightSentence);
    expect(reports).toMatchObject([
      { purpose: 'queries', outcome },
      { purpose: 'answer', outcome: 'answers' },
    ]);
  });

  it('waits two and a half seconds for queries', async () => {
    const { ask, reports, server, timer } = await startSiteProcess([saying('stall'), rightReply], small);
    const asked = ask(question);
    await server.stalled;
    timer.advance(2500);
    expect((await asked).answer.text).toBe(rightSentence);
    expect(reports).toMatchObject([
      { purpose: 'queries', outcome: 'too-slow', milliseconds: 2500 },
      { purpose: 'answer', outcome: 'answers' },
    ]);
  });

  const near = async () => [
    school.passages.findIndex(({ statements }) => statements.some(({ text }) => text.startsWith(clothes))),
  ];

  it('is searched semantically when embeddings exist', async () => {
    const { server } = await startSiteProcess([saying('QUERY: none\n'), saying('VERDICT: silent')], small);
    for (const findNearPassages of [undefined, near]) {
      await createSiteProcess(server, { ...small, findNearPassages }).ask('Any rules on looks?');
      expect(server.asked.at(-1)?.text.includes(clothes)).toBe(findNearPassages === near);
    }
  });

  it('waits at most a second for the question’s embedding', async () => {
    const { ask, timer, reports, server } = await startSiteProcess([saying('QUERY: tuition'), rightReply], {
      ...small,
      findNearPassages: () => new Promise(() => undefined),
    });
    const asked = ask(question);
    await expect.poll(() => reports.length).toBe(1);
    timer.advance(1000);
    expect((await asked).answer.text).toBe(rightSentence);
    expect(server.asked).toHaveLength(2);
  });
});
