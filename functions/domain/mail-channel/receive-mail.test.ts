import { expect, test } from 'vitest';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { findBrandKnowledge } from '#functions/domain/support/brand-knowledge.ts';
import { AppError } from '#shared/errors.ts';
import { describeNotification, type Envelope, writeMail } from '#tests/support/mails/raw-mails.ts';
import { makePorts } from '#tests/support/worlds/chat-ports-fixture.ts';
import { receiveMail } from './receive-mail.ts';

const conversionId = 'conv_edgpt_515yts2wc8793134gknvjqfzte';

/** The brand's own pages as an assistant's, with mails in memory. */
function openWorld() {
  const raw = new Map<string, Uint8Array>();
  const marks = new Map<string, 'busy' | 'done'>();
  const answers: Mail[] = [];
  const chat = makePorts();
  const ports = {
    ...chat,
    findKnowledge: async () => findBrandKnowledge('edgpt'),
    mailboxes: {
      find: async () => ({ localPart: 'ask-1', isOn: true }),
      findConversionId: async (localPart: string) => (localPart === 'ask-1' ? conversionId : undefined),
    },
    receivedMails: {
      async claim(mark: string) {
        const known = marks.get(mark) ?? 'claimed';
        if (known === 'claimed') marks.set(mark, 'busy');
        return known;
      },
      release: async (mark: string) => void marks.delete(mark),
      async finish(mark: string, _now: Date, answer?: { mail: Mail }) {
        marks.set(mark, 'done');
        if (answer) answers.push(answer.mail);
      },
    },
    rawMails: {
      get: async (key: string) => raw.get(key),
      removeAll: async (key: string) => void raw.delete(key),
    },
    findTokenSecret: async () => 'secret',
  };
  let count = 0;
  const receive = (mail: Parameters<typeof writeMail>[0], envelope?: Envelope) => {
    const id = `ses-${++count}`;
    raw.set(id, writeMail(mail));
    return receiveMail(ports, describeNotification(envelope, id));
  };
  return { ports, chat, raw, answers, receive };
}

const sends = (id: string) => ({
  headers: { 'Message-ID': `<${id}@example.org>` },
  body: 'What does it cost?',
});

test('a mail is handled once however often it comes, and nothing is left of it', async () => {
  const { receive, answers, raw } = openWorld();
  expect(await receive(sends('a'))).toMatchObject({ conversionId });
  expect(await receive(sends('a'))).toEqual({ conversionId, dropped: 'repeated' });
  expect([answers.length, raw.size]).toEqual([1, 0]);
});

test('a mail whose handling fails is kept, and is handled when it comes again', async () => {
  const { ports, receive, raw, answers } = openWorld();
  const { findKnowledge } = ports;
  ports.findKnowledge = () => Promise.reject(new Error('The table is away.'));
  await expect(receive(sends('a'))).rejects.toThrow('The table is away.');
  expect(raw.size).toBe(1);
  ports.findKnowledge = findKnowledge;
  await receiveMail(ports, describeNotification({}, 'ses-1'));
  expect([answers.length, raw.size]).toEqual([1, 0]);
});

test('one sender gets ten answers an hour, and an assistant gives a hundred', async () => {
  const { ports, receive, answers } = openWorld();
  for (let index = 0; index < 12; index += 1) await receive(sends(`m${index}`));
  expect(answers).toHaveLength(10);
  for (let index = 0; index < 88; index += 1) await ports.rateLimits.countCall(`mail-in#${conversionId}`);
  for (let index = 0; index < 4; index += 1)
    await receive({ ...sends('n'), headers: { From: `p${index}@example.org` } });
  expect(answers).toHaveLength(12);
});

test('what a sender writes into headers stays a value, and private numbers are masked', async () => {
  const { receive, answers, chat } = openWorld();
  await receive({
    headers: {
      'Message-ID': '<a@example.org>\r\n Bcc: all@example.org',
      Subject: '=?utf-8?q?Cost=0D=0ABcc:_all@example.org?=',
      References: '<x@y.example> evil\t<not an id>',
      From: '=?utf-8?q?Ana=0D=0ABcc:_all@example.org?= <ana@example.org>',
    },
    body: 'What does it cost? My card is 4111 1111 1111 1111.',
  });
  const [answer] = answers;
  const said = JSON.stringify([answer, ...chat.forwarded.values(), ...chat.turns.values()]);
  expect(said).not.toMatch(/4111|\\r|[^"]\\nBcc/);
  expect(answer?.to).toBe('ana@example.org');
  const references = answer?.headers?.find(({ name }) => name === 'References')?.value;
  expect(references).toBe('<x@y.example> <a@example.org>');
});

test('a forged mail of the owner’s changes nothing, and a sender who is not proven shares no conversation', async () => {
  const { receive, chat, answers } = openWorld();
  expect(await receive(sends('a'), { dmarc: 'FAIL', dmarcPolicy: 'reject' })).toMatchObject({
    dropped: 'forged',
  });
  expect([chat.turns.size, chat.forwarded.size]).toEqual([0, 0]);
  await receive(sends('a'));
  await receive(
    { ...sends('b'), headers: { 'Message-ID': '<b@example.org>', References: '<a@example.org>' } },
    { dmarc: 'PROCESSING_FAILED' },
  );
  expect([chat.turns.size, answers.length]).toEqual([2, 1]);
});

test('nobody else’s address and none that is switched off is answered', async () => {
  const { ports, receive, chat } = openWorld();
  const to = (recipient: string) => receive(sends('a'), { recipients: [recipient] });
  for (const recipient of ['ask-2@ask.edgpt.ai', 'ask-1@ask.gptsites.ai', 'support@edgpt.ai', 'ask-1@'])
    expect(await to(recipient)).toEqual({ dropped: 'unknown-address' });
  ports.mailboxes.find = async () => ({ localPart: 'ask-1', isOn: false });
  expect(await to('ask-1@ask.edgpt.ai')).toEqual({ dropped: 'unknown-address' });
  expect(chat.turns.size).toBe(0);
});

test('a paused assistant says so, and an unpublished one nothing', async () => {
  const { ports, receive, answers } = openWorld();
  const { find } = ports.conversions;
  const message = 'The assistant is taking a break.';
  ports.conversions.find = async () => {
    ports.conversions.find = find;
    throw new AppError('ASSISTANT_PAUSED', { message });
  };
  expect(await receive(sends('p'))).toEqual({ conversionId, kind: 'paused' });
  expect(answers.pop()?.text).toContain(message);
  ports.findKnowledge = () => Promise.reject(new AppError('NOT_READY'));
  expect(await receive(sends('a'))).toEqual({ conversionId, dropped: 'not-ready' });
  expect(answers).toEqual([]);
});
