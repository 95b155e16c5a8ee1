import { describe, expect, test } from 'vitest';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { makePorts, visit } from '#tests/support/worlds/chat-ports-fixture.ts';

const unanswerable = 'Do you sell purple unicorn saddles?';

describe('a question the site doesn’t answer', () => {
  test('offers a person without forcing it', async () => {
    const say = visit(makePorts());
    const reply = await say(unanswerable);
    expect(reply.outcome).toBe('unsure');
    expect(reply.handoff).toMatchObject({ state: 'initial', prompt: expect.stringContaining('EdGPT.ai') });
    const next = await say('What is the phone number?');
    expect(next.outcome).toBe('answered');
    expect(next.handoff).toBeUndefined();
  });

  test('is forwarded with name, contact and conversation, and mailed once', async () => {
    const ports = makePorts();
    const say = visit(ports);
    await say('How much does it cost?');
    await say(unanswerable);
    expect((await say('Ask a person', 'start')).handoff).toEqual({
      state: 'asking-name',
      given: { question: unanswerable },
    });
    expect((await say('my name is Ana Núñez')).handoff).toEqual({
      state: 'asking-contact',
      given: { question: unanswerable, name: 'Ana Núñez' },
    });
    const done = await say('ana@nunez.example or +1 (541) 555-0190');
    expect(done.handoff).toEqual({
      ...{ state: 'collected', replyWithinHours: 16 },
      statusPath: expect.stringMatching(/^\/messages#token=id-/),
    });
    expect(done.message).toContain('by Monday, 6 PM (Pacific Time)');

    const [message] = ports.forwarded.values();
    expect(message).toMatchObject({
      platform: 'edgpt',
      priority: 'normal',
      status: 'sent',
      userMessage: unanswerable,
      visitor: { name: 'Ana Núñez', contact: 'ana@nunez.example, +1 (541) 555-0190' },
      context: { companyName: 'EdGPT.ai', websiteUrl: 'https://edgpt.ai' },
      forwardedTo: ['support@edgpt.ai'],
      createdAt: '2026-03-02T10:00:00.000Z',
    });
    expect(message?.aiAttemptedResponse).toContain('no sure answer');
    expect(message?.confidenceScore).toBeLessThan(60);
    expect(message?.excerpt.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(ports.mails).toHaveLength(1);
    expect(ports.mails[0]?.text).toContain('Ana Núñez');
    expect(ports.mails[0]?.replyTo).toBe('ana@nunez.example');
  });

  test('stays the question when a phone number or address was typed after it', async () => {
    const ports = makePorts();
    const say = visit(ports);
    await say(unanswerable);
    await say('98610 12345');
    await say('Ask a person', 'start');
    for (const message of ['Ana Núñez', 'ana@nunez.example']) await say(message);
    expect([...ports.forwarded.values()].map(({ userMessage }) => userMessage)).toEqual([unanswerable]);
  });

  test('keeps name and contact out of the conversation', async () => {
    const ports = makePorts();
    const say = visit(ports);
    await say(unanswerable);
    await say('Ask a person', 'start');
    await say('Ana Núñez');
    await say('ana@nunez');
    await say('ana@nunez.example');
    const kept = JSON.stringify([...ports.turns.values()]);
    expect(kept).toContain('unicorn');
    expect(kept).not.toMatch(/Ana|nunez/);
  });
});

describe('after a message was passed on', () => {
  const leave = async (ports: ReturnType<typeof makePorts>) => {
    const say = visit(ports);
    for (const message of ['I want to talk to a real person', 'Skip', 'Ana', 'ana@nunez.example'])
      await say(message);
    return say;
  };

  test('what the visitor says for the person is added to it and mailed once, when they agree', async () => {
    const ports = makePorts();
    const say = await leave(ports);
    const { response, handoff, sources } = await say('Please call me tomorrow after lunch');
    expect(response).toBe('Shall I add this to your message to EdGPT.ai?');
    expect([handoff?.state, handoff?.asksToAdd, sources]).toEqual(['collected', true, []]);
    expect([...ports.forwarded.values()][0]?.userMessage).not.toContain('lunch');
    expect((await say('Yes')).response).toBe('I have added this to your message to EdGPT.ai.');
    await say('Please call me tomorrow after lunch');
    await say('Yes');
    const [message] = ports.forwarded.values();
    expect(message?.userMessage).toMatch(/\nPlease call me tomorrow after lunch$/);
    expect([ports.forwarded.size, ports.mails.length]).toEqual([1, 2]);
    expect(ports.mails[1]?.text).toContain('Added: Please call me tomorrow after lunch');
  });

  test('what the site answers is answered first, and the line added only on a yes', async () => {
    const ports = makePorts();
    const say = await leave(ports);
    const line = 'please tell me your phone number';
    const { outcome, handoff } = await say(line);
    expect([outcome, handoff?.asksToAdd, handoff?.prompt]).toEqual([
      ...['answered', true],
      'Shall I add this to your message to EdGPT.ai?',
    ]);
    expect([...ports.forwarded.values()][0]?.userMessage).not.toContain(line);
    await say('Yes');
    expect([...ports.forwarded.values()][0]?.userMessage).toContain(line);
  });

  test.each([['No'], ['What does it cost?', 'yes']])('a line is not added after %j', async (...lines) => {
    const ports = makePorts();
    const say = await leave(ports);
    await say('I was arrested last night and need help');
    for (const line of lines) await say(line);
    expect(JSON.stringify([...ports.forwarded.values()].map(({ userMessage }) => userMessage))).not.toContain(
      'arrested',
    );
    expect(ports.mails).toHaveLength(1);
  });

  test('another question is passed on without asking for name and contact again', async () => {
    const ports = makePorts();
    const say = await leave(ports);
    await say(unanswerable);
    const { response, handoff } = await say('Ask a person', 'start');
    expect(handoff).toMatchObject({ state: 'collected', replyWithinHours: 16 });
    expect(response).toContain('passed your question on');
    expect([...ports.forwarded.values()].map(({ userMessage, visitor }) => [userMessage, visitor])).toEqual([
      ['I want to talk to a real person', { name: 'Ana', contact: 'ana@nunez.example' }],
      [unanswerable, { name: 'Ana', contact: 'ana@nunez.example' }],
    ]);
    expect((await say('Can I talk to a human?')).handoff?.state).toBe('initial');
  });

  test.each([unanswerable, 'What does it cost?', 'unicorn saddle sizes'])(
    'a question is still answered from the site: %s',
    async (question) => {
      const ports = makePorts();
      const say = await leave(ports);
      expect((await say(question)).response).not.toContain('add this');
      expect(ports.mails).toHaveLength(1);
    },
  );
});

describe('two sends', () => {
  test('at the same time make one message and one mail', async () => {
    const ports = makePorts();
    const say = visit(ports);
    await say(unanswerable);
    await say('Ask a person', 'start');
    await say('Ana');
    const replies = await Promise.all([say('ana@nunez.example'), say('ana@nunez.example')]);
    expect(replies.map(({ handoff }) => handoff?.state)).toEqual(['collected', 'collected']);
    expect([ports.forwarded.size, ports.mails.length]).toEqual([1, 1]);
  });

  test('in sequence are confirmed again', async () => {
    const ports = makePorts();
    const say = visit(ports);
    for (const message of ['I want to talk to a real person', 'Skip', 'Ana', 'ana@nunez.example'])
      await say(message);
    expect((await say('ana@nunez.example')).handoff?.state).toBe('collected');
    expect(ports.forwarded.size).toBe(1);
  });
});

describe('a request for a person', () => {
  test('asks for the name and forwards the question left open, with the visitor’s own line', async () => {
    const ports = makePorts();
    const say = visit(ports);
    await say(unanswerable);
    const reply = await say('Can I talk to a human?');
    expect(reply.outcome).toBe('handoff');
    expect(reply.handoff?.state).toBe('asking-name');
    await say('Ana');
    await say('555 0100 199');
    const [message] = ports.forwarded.values();
    const userMessage = `${unanswerable}\nCan I talk to a human?`;
    expect(message).toMatchObject({ priority: 'high', userMessage });
  });

  const wish = 'I want to talk to a real person';
  test.each([
    ['What does it cost?', 'answered', `What does it cost?\n${wish}`],
    [unanswerable, 'unsure', `${unanswerable}\n${wish}`],
    [
      'I want to complain about the invoice of May',
      'handoff',
      `I want to complain about the invoice of May\n${wish}`,
    ],
    ['skip', 'handoff', wish],
  ])('of who has asked nothing asks for a question first: %j', async (line, outcome, userMessage) => {
    const ports = makePorts();
    const say = visit(ports);
    const asked = await say(wish);
    expect(asked.handoff).toEqual({
      ...{ state: 'initial', asksQuestion: true },
      prompt: 'What is it about? You can skip this.',
    });
    expect(await say(line)).toMatchObject({ outcome, handoff: { state: 'asking-name' } });
    await say('Ana');
    await say('555 0100 199');
    expect([...ports.forwarded.values()]).toMatchObject([{ priority: 'high', userMessage }]);
  });

  test('after an answer is the message itself', async () => {
    const ports = makePorts();
    const say = visit(ports);
    await say('What is the phone number?');
    await say('I want to complain about the invoice of May');
    await say('Ana');
    await say('555 0100 199');
    const [message] = ports.forwarded.values();
    expect(message?.userMessage).toBe('I want to complain about the invoice of May');
  });

  test.each([
    [['Ana, call me after 5 pm', '555 0100 199'], 'call me after 5 pm'],
    [['Ana', 'call me after 5 pm at 555 0100 199'], 'call me after 5 pm at 555 0100 199'],
    [['please call me after 5 pm', 'Ana', '555 0100 199'], 'please call me after 5 pm'],
    [['Ana', 'I am only in the office on Mondays', '555 0100 199'], 'I am only in the office on Mondays'],
    [['Ana Núñez, ana@nunez.example, please write in Spanish'], 'please write in Spanish'],
  ])('keeps what the visitor says beside the name and the contact: %j', async (lines, note) => {
    const ports = makePorts();
    const say = visit(ports);
    await say('I want to talk to a real person');
    await say('Skip');
    for (const line of lines) await say(line);
    const [message] = ports.forwarded.values();
    expect(message?.visitor.name).toMatch(/^Ana/);
    expect(message?.userMessage).toBe(`I want to talk to a real person\n${note}`);
  });

  test('is over when it is done: a yes or a thank-you afterwards starts nothing', async () => {
    const say = visit(makePorts());
    await say(unanswerable);
    for (const line of ['yes', 'Ana', 'ana@nunez.example']) await say(line);
    for (const line of ['yes', 'ok', 'thanks', "no that's all", 'yes please'])
      expect((await say(line)).handoff, line).toBeUndefined();
  });
});

test.each([
  'thanks!',
  'no that’s all',
  'lol',
  'ok cool',
  'bye',
  'thank you so much, have a nice day',
  '👍',
  'haha',
])('%j is neither searched nor counted as a question', async (message) => {
  const ports = makePorts();
  const counted: unknown[] = [];
  const asked: string[] = [];
  const watched = {
    ...ports,
    chatDays: {
      add: async (_owner: string, _at: Date, _spread: string, change: object) => void counted.push(change),
    },
    queries: { count: async () => void counted.push('query') },
    readAnswer: async ({ question, quote }: { question: string; quote(): Answer }) => {
      asked.push(question);
      return quote();
    },
  };
  const say = visit(watched);
  const { outcome, handoff, sources } = await say(message);
  expect([outcome, handoff, sources, asked]).toEqual(['smalltalk', undefined, [], []]);
  expect(counted).toEqual([{ conversations: 1, forwarded: 0 }]);
});

const intakeWords = ['admission', 'enroll', 'visit', 'contact', 'principal', 'schedule', 'tour', 'apply'];

test.each(intakeWords)('a message with the word %s gets an answer and a request for a name', async (word) => {
  const reply = await visit(makePorts())(`I would like to know about ${word} at the school`);
  expect(reply.handoff).toMatchObject({ state: 'asking-name', isOptional: true });
});

test('the listed words prompt once, and a follow-up question isn’t taken for a name', async () => {
  const ports = makePorts();
  const say = visit(ports);
  expect((await say('How can I contact you?')).handoff?.state).toBe('asking-name');
  expect((await say('Setup Fee')).handoff?.state).not.toBe('asking-contact');
  expect((await say('And how do I schedule it?')).handoff?.state).not.toBe('asking-name');
  expect((await say('Rose Garden')).handoff?.state).not.toBe('asking-contact');
});

test('a name given after a listed word leads on to the contact', async () => {
  const say = visit(makePorts());
  await say('I want to schedule a demo');
  expect((await say('Ana Núñez')).handoff?.state).toBe('asking-contact');
});

test.each(['yes', 'Yes, please!', 'sure', 'ja gerne', 'да'])('%j accepts an offer', async (word) => {
  const ports = makePorts();
  const say = visit(ports);
  await say(unanswerable);
  expect((await say(word)).handoff?.state).toBe('asking-name');
  await say('Ana');
  await say('ana@nunez.example');
  expect([...ports.forwarded.values()]).toMatchObject([{ userMessage: unanswerable }]);
});

test('a no declines an offer, and a yes without an offer does nothing', async () => {
  const say = visit(makePorts());
  await say('What is the phone number?');
  expect((await say('yes')).handoff?.state).not.toBe('asking-name');
  await say(unanswerable);
  expect((await say('no thanks')).handoff).toEqual({ state: 'initial' });
});

test('one message with name and contact is enough, and neither is stored in the conversation', async () => {
  const ports = makePorts();
  const say = visit(ports);
  await say(unanswerable);
  await say('Ask a person', 'start');
  expect((await say("I'm Ana Núñez, ana@nunez.example")).handoff?.state).toBe('collected');
  const [message] = ports.forwarded.values();
  expect(message?.visitor).toEqual({ name: 'Ana Núñez', contact: 'ana@nunez.example' });
  expect(JSON.stringify([...ports.turns.values()])).not.toMatch(/nunez/);
});

const inOtherLanguages = [
  [
    'Kann ich mit einem Menschen sprechen?',
    'Überspringen',
    'Wie ist Ihr Name?',
    'Anna',
    'erreicht',
    'bis Montag, 18:00 Uhr',
  ],
  [
    'Puis-je parler à une personne ?',
    'Pas de question',
    'Quel est votre nom',
    "je m'appelle Anna",
    'joindre',
    'au plus tard lundi, 18:00',
  ],
  [
    'Quiero hablar con una persona',
    'Nada',
    '¿Cómo se llama?',
    'me llamo Anna',
    'localizarle',
    'el lunes, 18:00',
  ],
  [
    'Можно поговорить с оператором?',
    'Пропустить',
    'Как вас зовут?',
    'меня зовут Анна',
    'связаться',
    'понедельник, 18:00',
  ],
] as const;

test.each(inOtherLanguages)(
  '%j continues in its own language',
  async (request, skip, ask, name, reach, done) => {
    const say = visit(makePorts());
    expect((await say(request)).handoff).toMatchObject({ state: 'initial', asksQuestion: true });
    expect((await say(skip)).message).toContain(ask);
    expect((await say(name)).message).toContain(reach);
    expect((await say('anna@example.org')).message).toContain(done);
  },
);

const names = [
  ['Ana', true],
  ['ana núñez', true],
  ["I'm Ana", true],
  ['My name is José María de la Cruz', true],
  ["O'Brien-Smith, Jr.", true],
  ['ana maria lopez', true],
  ['Chi Nguyen', true],
  ['Will Smith', true],
  ['Smith, Ana', true],
  ['陈伟', true],
  ['学费多少', false],
  ['opening hours', false],
  ['I want to book an appointment', false],
  ['김민준', true],
  ['Иван Петров', true],
  ['what are your fees', false],
  ['How much does it cost?', false],
  ['is there a free trial', false],
  ['Hello', false],
  ['Real person', false],
  ['Thanks', false],
  ['<b>Ana</b>', false],
  ['Ana\r\nBcc: all', false],
  ['授業料はいくらですか。申し込みの方法も', false],
] as const;

test.each(names)('after a request for a name, %j is a name: %s', async (message, isName) => {
  const say = visit(makePorts());
  await say(unanswerable);
  await say('Ask a person', 'start');
  expect((await say(message)).handoff?.state === 'asking-contact').toBe(isName);
});

const contacts = [
  ['ana@nunez.example', 'collected', ''],
  ['You can write to ana@nunez.example.', 'collected', ''],
  ['(541) 555-0142', 'collected', ''],
  ['+49 30 901820', 'collected', ''],
  ['ana@nunez', 'asking-contact', 'Please enter a valid email address'],
  ['ana@nunez.example\r\nBcc: x', 'collected', ''],
  ['12345', 'asking-contact', 'Please enter a valid phone number. An email address will do as well.'],
  ['call me', 'asking-contact', 'email address or a phone number'],
  ['1234567890123456789012', 'asking-contact', 'Please enter a valid phone number'],
] as const;

test.each(contacts)('after a request for a contact, %j leads to %s', async (message, state, text) => {
  const ports = makePorts();
  const say = visit(ports);
  await say(unanswerable);
  await say('Ask a person', 'start');
  await say('Ana');
  const reply = await say(message);
  expect(reply.handoff?.state).toBe(state);
  expect(reply.message).toContain(text);
  for (const mail of ports.mails)
    for (const header of [mail.to, mail.subject, mail.from]) expect(header).not.toMatch(/[\r\n]|nunez/);
  for (const { replyTo = '' } of ports.mails) expect(replyTo).not.toMatch(/[\s,<>]/);
});

test.each([
  'cancel',
  'No thanks',
  'never mind',
  "no that's all",
  'bye',
  'abbrechen',
  'отмена',
  '不用了',
  'thôi',
  'لا شكرا',
])('%j cancels at the name and at the contact, and nothing is forwarded', async (word) => {
  const ports = makePorts();
  const say = visit(ports);
  await say(unanswerable);
  await say('Ask a person', 'start');
  expect((await say(word)).handoff).toEqual({ state: 'initial' });
  await say('Ask a person', 'start');
  await say('Ana');
  expect((await say(word)).handoff).toEqual({ state: 'initial' });
  expect(ports.forwarded.size).toBe(0);
  expect((await say('ana@nunez.example')).handoff?.state).toBe('collected');
});

test('a question in between gets an answer, and what was given before it is kept', async () => {
  const ports = makePorts();
  const say = visit(ports);
  await say(unanswerable);
  await say('Ask a person', 'start');
  await say('Ana');
  const reply = await say('How much does it cost?');
  expect([reply.outcome, reply.handoff]).toEqual(['answered', undefined]);
  await say('ana@nunez.example');
  expect([...ports.forwarded.values()]).toMatchObject([
    { userMessage: unanswerable, visitor: { name: 'Ana' } },
  ]);
});

test('mailboxes aren’t flooded: one visitor is stopped, many are stored but not mailed', async () => {
  const ports = makePorts();
  const leave = async (session: string, index: number) => {
    const say = visit(ports, session);
    await say(`${unanswerable} ${index}`);
    const asked = await say('Ask a person', 'start');
    if (asked.handoff?.state !== 'asking-name') return asked;
    await say('Ana');
    return say('ana@nunez.example');
  };
  for (let index = 0; index < 5; index += 1) await leave('one', index);
  const sixth = await leave('one', 6);
  expect(sixth.handoff).toEqual({ state: 'initial' });
  expect(sixth.message).toContain('contact EdGPT.ai directly');
  expect(ports.forwarded.size).toBe(5);
  for (let index = 0; index < 30; index += 1) await leave(`other-${index}`, index);
  expect([ports.forwarded.size, ports.mails.length]).toEqual([35, 30]);
  expect([...ports.forwarded.values()].at(-1)).toMatchObject({ status: 'pending', forwardedTo: [] });
});

test('the mail escapes the visitor’s text', async () => {
  const ports = makePorts();
  const say = visit(ports);
  await say('<img src=x onerror=alert(1)> do you sell saddles');
  await say('Ask a person', 'start');
  await say('Ana');
  await say('ana@nunez.example');
  expect(ports.mails[0]?.html).toContain('&lt;img');
  expect(ports.mails[0]?.html).not.toContain('<img src=x');
});
