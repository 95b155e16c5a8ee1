import { describe, expect, test } from 'vitest';
import { listOpenQuestion, nameOf } from '#functions/storage/dynamodb/chat/session-lists.ts';
import { judgeAnswer } from '#shared/domain/chat/question-result.ts';
import { makePorts, visit } from '#tests/support/worlds/chat-ports-fixture.ts';

/** Lines that say something of the visitor, or nothing, and ask nothing. */
const bare = [
  ...['Jordan Bell', 'Dr. Amara Okafor-Lindqvist', 'Bell, Jordan', 'María José Núñez', 'Иван Петров'],
  ...['jordan@bell.example', 'jordan@bell', '+49 30 901820', '98610 12345', '12345', '12 Quarry Lane'],
  ...['Jordan Bell, jordan@bell.example', 'Thanks, Jordan Bell', 'My name is Jordan Bell'],
  ...[
    'thanks!',
    'thank you so much for your help',
    'ok',
    'Hello',
    'Guten Tag',
    'gracias',
    '👍',
    'merci beaucoup',
  ],
];

describe.each([
  ['first', []],
  ['after an answer', ['How much does it cost?']],
])('what asks nothing, %s,', (_when, before) => {
  test.each(bare)('is no title, no open question, no topic and told no "not found": %s', async (line) => {
    const ports = makePorts();
    const say = visit(ports);
    for (const earlier of before) await say(earlier);
    const { response } = await say(line);
    const [question, answer] = [...ports.turns.values()].flat().slice(-2);
    if (!question || !answer) throw new Error('Nothing is stored.');
    expect([
      judgeAnswer(answer),
      nameOf([question, answer]),
      listOpenQuestion([question, answer]),
      question.topic,
    ]).toEqual([undefined, undefined, [], undefined]);
    expect(response).not.toMatch(/could not find|no sure answer/);
  });
});

test.each(['Criminal Defense', 'Summer Camp', 'Form 1040', 'Jordan Bell?', 'Who is Jordan Bell?', 'Prices'])(
  'a subject is a question: %s',
  async (line) => {
    const ports = makePorts();
    await visit(ports)(line);
    const [, answer] = [...ports.turns.values()].flat();
    expect(answer && judgeAnswer(answer)).toBeDefined();
  },
);

test('a name said before anything is asked is never asked for again', async () => {
  for (const line of ['Jordan Bell', 'My name is Jordan Bell']) {
    const say = visit(makePorts());
    expect((await say(line)).response).toMatch(/What is it about|like to know/);
    const { handoff } = await say('Do you sell purple unicorn saddles?');
    expect([handoff?.state, handoff?.given?.name]).toEqual(['asking-contact', 'Jordan Bell']);
  }
});
