import { expect, test } from 'vitest';
import { makePorts, silent } from '#tests/support/worlds/chat-ports-fixture.ts';
import { handoffPhrases } from './handoff/handoff-phrases.ts';
import { chooseLanguageOfReply } from './reply-language.ts';
import { sendMessage } from './send-message.ts';

const visitor = (earlier: string[], acceptLanguage?: string, languages = ['en']) => ({
  ...{ earlier, acceptLanguage, knowledge: { languages } },
});

test.each([
  ['Quanto costa il corso di nuoto?', visitor([], 'en-GB'), 'it'],
  ['Jordan Bell', visitor(['How much is a swimming lesson?'], 'de', ['de']), 'en'],
  ['Jordan Bell', visitor(['Quanto costa il corso di nuoto?', 'ok'], 'de'), 'it'],
  ['price list', visitor([], 'fr-CA,en;q=0.5'), 'fr'],
  ['Jordan Bell', visitor([], undefined, ['pl-PL']), 'pl'],
  ['Jordan Bell', visitor(['Hvad koster et svømmekursus for børn?'], 'fr', ['es']), 'es'],
  ['Jordan Bell', visitor([], '*', ['da']), 'en'],
] as const)(
  '“%s” is answered in the language it is in, or that was spoken before it',
  (message, said, language) => {
    expect(chooseLanguageOfReply(message, said)).toBe(language);
  },
);

test('a name is asked for, and thanked for, in the language of the conversation', async () => {
  const ports = makePorts();
  const ask = (message: string, handoff?: 'start') =>
    sendMessage(
      ports,
      { message, brandId: 'edgpt', sessionId: 'one', handoff, acceptLanguage: 'de' },
      silent,
    );
  await ask('Avete una piscina nella vostra scuola?');
  const [asksName = ''] = handoffPhrases.it.askName.split('{organisation}');
  const [thanks = ''] = handoffPhrases.it.askContact.split(',');
  expect((await ask('Avete una piscina nella vostra scuola?', 'start')).response).toContain(asksName);
  expect((await ask('Jordan Bell')).response).toContain(thanks);
});
