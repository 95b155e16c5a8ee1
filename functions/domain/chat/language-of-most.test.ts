import { expect, test } from 'vitest';
import { makePorts, visit } from '#tests/support/worlds/chat-ports-fixture.ts';

const english = [
  'How much does it cost?',
  'How can I change my password?',
  'Is there a free trial for schools?',
];
const spanish = ['¿Cuánto cuesta el plan para colegios?', '¿Cómo puedo cambiar mi contraseña?'];

test.each([
  ['most questions have', [...english, ...spanish.slice(0, 1)], 'en'],
  ['most questions have, whatever came first', [...english.slice(0, 1), ...spanish], 'es'],
  ['the latest of as many has', [...english.slice(0, 1), ...spanish.slice(0, 1)], 'es'],
  ['most questions have, whatever is said in thanks', [...spanish, 'thanks', 'thank you'], 'es'],
])('the language of a conversation is the one that %s', async (_which, lines, language) => {
  const ports = makePorts();
  const stored: (string | undefined)[] = [];
  const say = visit({
    ...ports,
    chats: {
      ...ports.chats,
      addExchange: (owner, session, exchange, origin = {}) => {
        stored.push(origin.language);
        return ports.chats.addExchange(owner, session, exchange, origin);
      },
    },
  });
  for (const line of lines) await say(line);
  // A remark's language counts only while there is no question.
  expect(stored.slice(0, lines.filter((line) => !line.startsWith('thank')).length).at(-1)).toBe(language);
});
