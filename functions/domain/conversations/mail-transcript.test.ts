import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { noAppearance } from '#shared/contract/dashboard/dashboard-settings.ts';
import { transcriptLinkDays } from '#shared/domain/limits.ts';
import { makePorts, visit } from '#tests/support/worlds/chat-ports-fixture.ts';
import { makeCustomer } from '#tests/support/worlds/customer-fixture.ts';
import { beginConversion } from '../conversions/conversion.ts';
import { initialSettings } from '../dashboard/initial-settings.ts';
import type { Mail } from '../mail/mail.ts';
import { mailTranscript } from './mail-transcript.ts';
import type { TranscriptLink } from './ports.ts';
import { readTranscript } from './read-transcript.ts';

const conversionId = 'brand-edgpt';
const request = { conversionId, sessionId: 'visitor-1', email: 'ana@example.org' };

function openPorts() {
  const chat = makePorts();
  const sent: Mail[] = [];
  const links = new Map<string, TranscriptLink>();
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
    conversion,
    conversions: { find: async () => conversion },
    randomBytes: (count: number) => randomBytes(count),
    transcripts: {
      async add({ hash, link }: { hash: string; link: TranscriptLink }, mail: Mail) {
        sent.push(mail);
        links.set(hash, link);
        return true;
      },
      async find(hash: string, now: Date) {
        const link = links.get(hash);
        return link && link.expiresAt * 1000 > now.getTime() ? link : undefined;
      },
    },
  };
}

const tokenOf = (mail: Mail | undefined) => /\/conversation#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

test('is a link that opens both sides of the conversation, without what was left for a person', async () => {
  const ports = openPorts();
  const say = visit(makeWorldOf(ports));
  await say('What does it cost?');
  await say('Ask a person', 'start');
  await say('Ana Ruiz');
  await mailTranscript(ports, request);
  const [mail] = ports.sent;
  expect(mail?.to).toBe('ana@example.org');
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/cost|Maple Grove/);
  const { title, turns } = await readTranscript(ports, { token: tokenOf(mail) });
  expect(title).toBe('Your conversation with the assistant of Maple Grove');
  expect(turns[0]).toMatchObject({ role: 'user', content: 'What does it cost?' });
  expect(turns[1]).toMatchObject({ role: 'assistant' });
  expect(JSON.stringify(turns)).not.toMatch(/\[name\]|Ana/);
});

test('comes from the website where the owner leaves out who made the assistant', async () => {
  const ports = openPorts();
  await visit(makeWorldOf(ports))('What does it cost?');
  const assistant = {
    ...ports.conversion,
    organisationId: 'organisation-1',
    readHost: 'maple-grove.example',
  };
  Object.assign(ports, {
    conversions: { find: async () => assistant },
    findSettings: async () => ({
      ...initialSettings(assistant, undefined),
      appearance: { ...noAppearance, hidesMaker: true },
    }),
    organisations: { find: async () => makeCustomer({ plan: 'enterprise' }) },
  });
  await mailTranscript(ports, request);
  const [mail] = ports.sent;
  expect(mail?.from).toMatch(/^"maple-grove.example" </);
  expect(`${mail?.subject} ${mail?.text}`).not.toContain('EdGPT.ai');
});

test('has what a person said in its place, under their name', async () => {
  const ports = openPorts();
  await visit(makeWorldOf(ports))('What does it cost?');
  const sentAt = new Date(ports.now().getTime() + 60_000).toISOString();
  ports.live.listTurns = async () => [
    { messageId: 'live-1', from: 'visitor', content: 'Is there a late bus?', sentAt },
    { messageId: 'live-2', from: 'person', name: 'Kim', content: 'Yes, at five.', sentAt },
  ];
  await mailTranscript(ports, request);
  const { turns } = await readTranscript(ports, { token: tokenOf(ports.sent[0]) });
  expect(turns.map(({ role, name, content }) => [role, name, content]).slice(-2)).toEqual([
    ['user', undefined, 'Is there a late bus?'],
    ['assistant', 'Kim', 'Yes, at five.'],
  ]);
  expect(turns[0]?.content).toBe('What does it cost?');
});

test.each([
  ['of nobody', async () => 'unknown'],
  [
    'that has expired',
    async (ports: ReturnType<typeof openPorts>) => {
      await mailTranscript(ports, request);
      const later = new Date(ports.now().getTime() + transcriptLinkDays * 86_400_000);
      ports.now = () => later;
      return tokenOf(ports.sent[0]);
    },
  ],
  [
    'to a deleted conversation',
    async (ports: ReturnType<typeof openPorts>) => {
      await mailTranscript(ports, request);
      ports.turns.clear();
      return tokenOf(ports.sent[0]);
    },
  ],
])('a link %s opens nothing', async (_name, makeToken) => {
  const ports = openPorts();
  await visit(makeWorldOf(ports))('What does it cost?');
  const token = await makeToken(ports);
  await expect(readTranscript(ports, { token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('is in the language and direction of the visitor’s browser', async () => {
  const ports = openPorts();
  await visit(makeWorldOf(ports))('What does it cost?');
  await mailTranscript(ports, { ...request, language: 'ar' });
  const [mail] = ports.sent;
  expect(mail?.subject).toBe('محادثة مع مساعد');
  expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail?.text).not.toMatch(/Hello|conversation with/);
  expect(await readTranscript(ports, { token: tokenOf(mail), language: 'ar' })).toMatchObject({
    ...{ title: 'محادثتك مع مساعد Maple Grove', direction: 'rtl' },
  });
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
