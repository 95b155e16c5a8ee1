import { expect, test } from 'vitest';
import { judgeAnswer } from '#shared/domain/chat/question-result.ts';
import { makePorts, visit } from '#tests/support/worlds/chat-ports-fixture.ts';

const unanswerable = 'Do you sell purple unicorn saddles?';
const wish = 'I want to talk to a person';
/** Where a way to reach the visitor is offered or asked for, by what comes before. */
const asking = {
  'after an offer': [unanswerable],
  'where a question is asked for': [wish],
  'where a name is welcome': ['How can I contact you?'],
  'where a name is asked for': [unanswerable, 'yes'],
  'where a contact is asked for': [unanswerable, 'yes', 'Karen'],
};
const attempts = [
  ['karen.doe@', 'email'],
  ['karen@school', 'email'],
  ['@karen', 'email'],
  ['my email is karen@school', 'email'],
  ['5410 12', 'phone'],
] as const;
const cases = Object.keys(asking).flatMap((when) =>
  attempts.map(([line, what]) => [line, when, what] as const),
);

test.each(cases)(
  '%j %s is answered by what is missing, and neither counted nor kept',
  async (line, when, what) => {
    const ports = makePorts();
    const say = visit(ports);
    for (const [at, before] of Object.entries(asking))
      if (at === when) for (const said of before) await say(said);
    const { response, sources } = await say(line);
    expect(response).toContain(`Please enter a valid ${what}`);
    expect(sources).toEqual([]);
    const [kept, answer] = [...ports.turns.values()].flat().slice(-2);
    expect([kept?.content, kept?.topic, answer && judgeAnswer(answer)]).toEqual([
      '[contact]',
      undefined,
      undefined,
    ]);
    await say('karen@school.example');
    for (const question of ['Do you sell saddles?', 'skip'])
      if (ports.forwarded.size === 0) await say(question);
    expect([...ports.forwarded.values()]).toMatchObject([{ visitor: { contact: 'karen@school.example' } }]);
    expect([...ports.forwarded.values()].map(({ userMessage }) => userMessage).join()).not.toContain('karen');
  },
);

test.each(['karen.doe.school.com', 'karen(at)school.com', 'karen [at] school.com', '+1 541'])(
  '%j is not kept where a contact is asked for',
  async (line) => {
    const ports = makePorts();
    const say = visit(ports);
    for (const before of [unanswerable, 'yes', 'Karen']) await say(before);
    expect((await say(line)).response).toMatch(/^Please enter a valid/);
    expect([...ports.turns.values()].flat().at(-2)?.content).toBe('[contact]');
  },
);

test.each([
  'I need a copy of invoice 12345678901234567890 please',
  'Is info@ your address?',
  'I wrote to info@ last week and never got any answer to it',
])('%j asks for something, also after an offer', async (line) => {
  const say = visit(makePorts());
  await say(unanswerable);
  expect((await say(line)).response).not.toContain('Please enter');
});

test('half an address is no question, wherever it is typed', async () => {
  const ports = makePorts();
  const say = visit(ports);
  await say('karen.doe@');
  const answer = [...ports.turns.values()].flat().at(-1);
  expect(answer && judgeAnswer(answer)).toBeUndefined();
});
