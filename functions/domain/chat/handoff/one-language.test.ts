import { expect, test } from 'vitest';
import { makePorts, visit } from '#tests/support/worlds/chat-ports-fixture.ts';
import { handoffPhrases } from './handoff-phrases.ts';

const english = 'Do you sell purple unicorn saddles?';
const spanish = '¿Venden ustedes sillas moradas para unicornios?';
const begins = (text: string) => text.split('{')[0] ?? '';

test.each([
  ['declined', ['yes', 'no thanks']],
  ['passed on', ['yes', 'Ana', 'ana@nunez.example']],
  ['put away', ['yes', 'How much does it cost?']],
])(
  'after a message in English was %s, a Spanish question and its offer are Spanish',
  async (_what, lines) => {
    const say = visit(makePorts());
    for (const line of [english, ...lines]) await say(line);
    const { language, handoff } = await say(spanish);
    expect(language).toBe('es');
    expect(handoff?.prompt?.startsWith(begins(handoffPhrases.es.offer)), handoff?.prompt).toBe(true);
  },
);

test('a Spanish question while a message is left in English gets a Spanish offer', async () => {
  const say = visit(makePorts());
  for (const line of [english, 'yes', 'Ana']) await say(line);
  const { language, handoff } = await say(spanish);
  expect(language).toBe('es');
  expect(handoff?.prompt?.startsWith(begins(handoffPhrases.es.offer)), handoff?.prompt).toBe(true);
});

test('the label of a pressed button, in the page’s language, does not change the conversation’s', async () => {
  const say = visit(makePorts());
  await say(spanish);
  const { response, language } = await say('Ask a person', 'start');
  expect(language).toBe('es');
  expect(response.startsWith(begins(handoffPhrases.es.askName)), response).toBe(true);
});
