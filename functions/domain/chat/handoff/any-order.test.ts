import { expect, test } from 'vitest';
import { makePorts, visit } from '#tests/support/worlds/chat-ports-fixture.ts';
import { describeLead } from './handoff-events.ts';

const unanswerable = 'Do you sell purple unicorn saddles?';
const contact = 'max@example.org';

/** A conversation line by line: the replies, and the inbox after it. */
async function talk(lines: readonly string[]) {
  const ports = makePorts();
  const say = visit(ports);
  const replies: Awaited<ReturnType<typeof say>>[] = [];
  for (const line of lines) replies.push(await say(line));
  return { replies, inbox: [...ports.forwarded.values()], kept: JSON.stringify([...ports.turns.values()]) };
}

test.each<[string[], { name: string; contact: string }, string]>([
  [[unanswerable, 'yes', contact, 'Max'], { name: 'Max', contact }, unanswerable],
  [[unanswerable, contact], { name: '', contact }, unanswerable],
  [[unanswerable, 'yes', 'skip', contact], { name: '', contact }, unanswerable],
  [[unanswerable, 'yes', "I'm Max, max@example.org"], { name: 'Max', contact }, unanswerable],
  [[unanswerable, 'yes', 'Max', 'my name is Maxim', contact], { name: 'Maxim', contact }, unanswerable],
  [
    [unanswerable, 'yes', contact, 'Max', 'sorry, max@example.com'],
    { name: 'Max', contact: 'max@example.com' },
    unanswerable,
  ],
  [[unanswerable, 'yes', 'ｍａｘ＠ｅｘａｍｐｌｅ．ｏｒｇ'], { name: '', contact }, unanswerable],
  [[unanswerable, 'yes', 'Max', 'How much does it cost?', contact], { name: 'Max', contact }, unanswerable],
  [
    ['I would like to talk to a lawyer', 'Jordan Bell', contact],
    { name: 'Jordan Bell', contact },
    'a lawyer',
  ],
  [[contact, unanswerable], { name: '', contact }, unanswerable],
  [
    ['I’m Max Bell', contact, 'I need a place for my daughter'],
    { name: 'Max Bell', contact },
    'I need a place for my daughter',
  ],
  [[unanswerable, 'yes', contact, 'it is Max Bell'], { name: 'Max Bell', contact }, unanswerable],
  [[unanswerable, `${contact} Max Bell`], { name: 'Max Bell', contact }, unanswerable],
  [[unanswerable, 'yes', contact, 'my name is Max by the way'], { name: 'Max', contact }, unanswerable],
  [
    [unanswerable, 'yes', `I am Max and my mail is ${contact} thanks`],
    { name: 'Max', contact },
    unanswerable,
  ],
  [
    [`Please call me back, Max Bell, ${contact}`],
    { name: 'Max Bell', contact },
    `Please call me back, Max Bell, ${contact}`,
  ],
  [
    [unanswerable, 'yes please', `Hi, Max Bell here, ${contact}`],
    { name: 'Max Bell', contact },
    unanswerable,
  ],
  [[unanswerable, 'yes', contact, 'mi chiamo Max'], { name: 'Max', contact }, unanswerable],
  [[unanswerable, 'yes', contact, '我叫王伟'], { name: '王伟', contact }, unanswerable],
  [[unanswerable, 'yes', contact, '田中です'], { name: '田中', contact }, unanswerable],
  [[unanswerable, 'yes', `${contact} is my mail and I am Max`], { name: 'Max', contact }, unanswerable],
  [
    [unanswerable, 'yes', 'please call me after five, my name is Max', contact],
    { name: 'Max', contact },
    'call me after five',
  ],
  [
    [`Please call me about a place for my daughter, I am Max, ${contact}`],
    { name: 'Max', contact },
    `Please call me about a place for my daughter, I am Max, ${contact}`,
  ],
  [[unanswerable, 'yes', 'hank 417 555 0123'], { name: 'hank', contact: '417 555 0123' }, unanswerable],
  [[unanswerable, '5415550199 its John'], { name: 'John', contact: '5415550199' }, unanswerable],
  [
    [unanswerable, 'yes', 'Name: Lee Wong Phone: 417-555-0100'],
    { name: 'Lee Wong', contact: '417-555-0100' },
    unanswerable,
  ],
  [
    ['about a tour for ten of us, ana ruiz 541 555 0133'],
    { name: 'ana ruiz', contact: '541 555 0133' },
    'about a tour for ten of us',
  ],
])('%j is in the inbox, and nobody is asked twice', async (lines, visitor, words) => {
  const { inbox, kept } = await talk(lines);
  expect(inbox.map((message) => [message.visitor, message.userMessage])).toEqual([
    [visitor, expect.stringContaining(words)],
  ]);
  expect(kept).not.toContain('max@example');
});

test.each(['I am interested', 'this is great', "it's Monday", 'ich bin krank', `Ich bin Mutter, ${contact}`])(
  '%j gives no name',
  async (line) => {
    const { replies } = await talk([line, unanswerable]);
    expect(replies[1]?.handoff?.given?.name).toBeUndefined();
  },
);

test('the name is asked for once after the address', async () => {
  const { replies } = await talk([unanswerable, 'yes', contact, 'How much does it cost?']);
  expect(replies[2]?.response).toMatch(/passed your question on.*What is your name\?$/);
  expect(JSON.stringify(replies[3])).not.toContain('your name');
});

test.each(['ok', 'thanks', 'ok thank you', 'gut', 'va bene', '好的', 'cool'])(
  '%j after an offer starts nothing',
  async (line) => {
    const { replies } = await talk([unanswerable, line]);
    expect(replies[1]?.handoff?.state).not.toBe('asking-name');
  },
);

test('webhooks get the lead again when its name comes after the address', () => {
  const lead = { conversionId: 'conv_1', sessionId: 'visitor-1', userMessage: unanswerable };
  const [first, named] = ['', 'Max'].map((name) => describeLead({ ...lead, visitor: { name, contact } }));
  expect(named).toMatchObject({ type: 'lead.created', data: { name: 'Max', contact } });
  expect(named?.cause).not.toBe(first?.cause);
});

test('after two turns without progress the telephone is named, and the form stays', async () => {
  const { replies } = await talk([unanswerable, 'yes', 'Pat', 'I need a human', 'help']);
  const last = replies.at(-1);
  expect(last?.handoff?.state).toBe('asking-contact');
  expect(`${last?.response} ${last?.handoff?.prompt}`).toMatch(
    /You can ask EdGPT\.ai directly: phone [+\d(]/,
  );
  expect(last?.handoff?.given).toEqual({ question: unanswerable, name: 'Pat' });
});

test('another question puts it away, and keeps what was said', async () => {
  const { replies } = await talk([
    unanswerable,
    'yes',
    'How much does it cost?',
    'What is the phone number?',
  ]);
  expect(replies.slice(2).map(({ handoff }) => handoff)).toEqual([undefined, undefined]);
});

test.each([[unanswerable, 'yes'], ['I want to talk to a person'], ['How do I contact you?']])(
  'after %j %j six other questions are answered without a field for the name',
  async (...start: string[]) => {
    const asked = ['How much does it cost?', 'is there a pool?', 'what about refunds', 'do you have parking'];
    const { replies } = await talk([
      ...start,
      // What a person is to be asked.
      'Do you sell saddles?',
      ...asked,
      'What is your phone number?',
      'how long does the setup take',
    ]);
    const fields = replies.slice(start.length + 1).map(({ handoff }) => handoff?.state ?? 'initial');
    expect(fields).toEqual(fields.map(() => 'initial'));
  },
);

test('the form completes a message at once, and keeps the rest of one with a wrong address', async () => {
  const ports = makePorts();
  const say = visit(ports);
  await say(unanswerable);
  await say('Ask a person', 'start');
  const details = { question: 'Do you sell saddles?', name: '', contact: 'max@' };
  const refused = await say('-', { details });
  expect(refused).toMatchObject({
    response: 'Please enter a valid email address',
    handoff: { state: 'asking-contact', given: { question: 'Do you sell saddles?' } },
  });
  const done = await say('-', { details: { ...details, contact } });
  expect(done.response).toMatch(/^Thank you\. I have passed/);
  expect(done.response).not.toContain('name');
  expect([...ports.forwarded.values()]).toMatchObject([
    { userMessage: 'Do you sell saddles?', visitor: { name: '', contact } },
  ]);
});
