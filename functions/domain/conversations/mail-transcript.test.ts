import { expect, test } from 'vitest';
import { makePorts, visit } from '../chat/chat-ports-fixture.ts';
import type { Conversation } from '../conversions/conversation.ts';
import { beginConversion } from '../conversions/conversion.ts';
import type { Mail } from '../mail/mail.ts';
import { mailTranscript } from './mail-transcript.ts';

const conversionId = 'brand-edgpt';
const request = { conversionId, sessionId: 'visitor-1', email: 'ana@example.org' };

function openPorts() {
  const chat = makePorts();
  const sent: Mail[] = [];
  const conversion = beginConversion(
    {
      conversionId: `conv_edgpt_${'0'.repeat(26)}`,
      brandId: 'edgpt',
      companyName: 'Maple Grove',
      url: null,
      pageLimit: 25,
      businessDescription: '',
      documents: [],
    },
    chat.now(),
  );
  return {
    ...chat,
    sent,
    conversions: { find: async () => conversion },
    transcripts: {
      async add(_conversation: Conversation, mail: Mail) {
        sent.push(mail);
        return true;
      },
    },
  };
}

test('contains both sides, and nothing left for a person', async () => {
  const ports = openPorts();
  const say = visit(makeWorldOf(ports));
  await say('What does it cost?');
  await say('Ask a person', 'start');
  await say('Ana Ruiz');
  await mailTranscript(ports, request);
  const [mail] = ports.sent;
  expect(mail?.to).toBe('ana@example.org');
  expect(mail?.text).toContain('You: What does it cost?');
  expect(mail?.text).toContain('Assistant: ');
  expect(mail?.text).not.toContain('[name]');
});

test('is in the language and direction of the visitor’s browser', async () => {
  const ports = openPorts();
  await visit(makeWorldOf(ports))('What does it cost?');
  await mailTranscript(ports, { ...request, language: 'ar' });
  const [mail] = ports.sent;
  expect(mail?.subject).toBe('محادثتك مع مساعد Maple Grove');
  expect(mail?.text).toContain('أنت: What does it cost?');
  expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail?.text).not.toMatch(/Hello|You:|Assistant/);
});

test('is sent at most three times a day', async () => {
  const ports = openPorts();
  await visit(makeWorldOf(ports))('What does it cost?');
  for (let time = 1; time <= 3; time++) await mailTranscript(ports, request);
  await expect(mailTranscript(ports, request)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(ports.sent).toHaveLength(3);
});

test('an unknown conversation isn’t mailed', async () => {
  const ports = openPorts();
  await expect(mailTranscript(ports, request)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(ports.sent).toEqual([]);
});

/** Chat ports with a `mails` list that collects sent mails. */
function makeWorldOf(ports: ReturnType<typeof openPorts>) {
  const { transcripts: _transcripts, sent: _sent, conversions: _conversions, ...rest } = ports;
  return { ...rest, mails: [], conversions: { find: async () => undefined } };
}
