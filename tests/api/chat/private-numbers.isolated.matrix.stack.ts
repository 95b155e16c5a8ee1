import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { close, listen } from '#infra/local/listen.ts';
import { confirmMailedAddress } from '#tests/support/callers/confirm-address.ts';
import { waitForLink } from '#tests/support/callers/outbox.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { uploadDocument } from '#tests/support/callers/upload-document.ts';
import {
  type ChatCompletionsServer,
  startChatCompletionsServer,
} from '#tests/support/model/chat-completions-server.ts';
import { type Receiver, startReceiver } from '#tests/support/servers/receiver.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { readTable } from '#tests/support/stacks/table-reader.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-numbers-'));
const card = '4111 1111 1111 1111';
const security = '123-45-6789';
const iban = 'GB82 WEST 1234 5698 7654 32';
/** The club's own IBAN, which its website publishes. */
const clubIban = 'DE89 3704 0044 0532 0130 00';
const numbers = `${card}, ${security} and ${iban}, my password is Hunter2Maple, our EIN 12-3456789`;
const masked =
  '•••• •••• •••• ••••, •••-••-•••• and •••• •••• •••• •••• •••• ••, my password is ••••••••••••, our EIN ••-•••••••';
const raw = /4111.?1111|123-?45-?6789|WEST.?1234|Hunter2|12-3456789/i;
const siteHost = 'club.maple-grove.org';
const hookHost = 'hooks.maple-grove.org';

let site: Server;
let receiver: Receiver;
let model: ChatCompletionsServer;
let stack: TestStack;
let owner: Agent;
let ownerEmail: string;
let conversionId: string;
let formId: string;

const visitor = () => openAgent(stack.url).client;
const say = (message: string, sessionId: string) =>
  visitor().chat.sendMessage({ conversionId, platform: 'edgpt', sessionId, message });
const readOutbox = async () => (await fetch(`${stack.url}/_local/outbox`)).text();

beforeAll(async () => {
  site = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<!doctype html><html lang="en"><title>Rowing Club</title><main><h1>Membership</h1><p>Please pay the membership fee of 80 EUR to the IBAN ${clubIban}.</p><p>The office is open from 8 am to 3 pm, Monday to Friday.</p></main></html>`,
      ),
  );
  const sitePort = await listen(site);
  receiver = await startReceiver();
  model = await startChatCompletionsServer({ steps: [{ say: 'nothing' }] });
  Object.assign(process.env, { MODEL_BASE_URL: model.baseUrl, MODEL_ID: 'small' });
  stack = await startTestStack(dataDir, [
    `${siteHost}=127.0.0.1:${sitePort}`,
    `${hookHost}=127.0.0.1:${receiver.port}`,
  ]);
  owner = openAgent(stack.url);
  const trial = describeTrial('Rowing Club', `http://${siteHost}/`);
  ({ conversionId } = await owner.client.signup.createTrial(trial));
  await followConversion(owner.client, conversionId);
  ownerEmail = trial.adminContact.email ?? '';
  await confirmMailedAddress(stack.url, ownerEmail);
  await owner.signIn(ownerEmail, trial.adminContact.password ?? '');
  await owner.client.webhooks.create({
    ...{ conversionId, url: `https://${hookHost}/hook` },
    events: ['lead.created', 'handoff.forwarded', 'form.submitted'],
  });
  ({ id: formId } = await owner.client.forms.create({
    ...{ conversionId, name: 'Refund' },
    fields: [
      { id: 'f1', kind: 'text', label: 'What happened?' },
      { id: 'f2', kind: 'text', label: 'Reference' },
      { id: 'f3', kind: 'phone', label: 'Your number' },
      { id: 'f4', kind: 'file', label: 'Receipt' },
    ],
    workflow: { notifications: [ownerEmail] },
  }));
});
afterAll(async () => {
  await stack?.stop();
  await model?.stop();
  await receiver?.stop();
  if (site) await close(site);
  rmSync(dataDir, { recursive: true, force: true });
});

test('private numbers typed by visitors are masked in the table, mails, webhooks, exports and prompts', async () => {
  await say(`When is the office open? My numbers are ${numbers}`, 'asks');
  await say(`Do you sell sailing boats to ${numbers}?`, 'asks');
  for (const message of [
    'I want to talk to a person',
    `The bank took money from ${card}, ${security} and ${iban} twice.`,
    'Wanda Visitor',
    'wanda@visitor.example',
  ])
    await say(message, 'leaves-message');
  await visitor().chat.sendMessage({
    ...{ conversionId, platform: 'edgpt', message: 'When is the office open?' },
    context: { conversationHistory: [{ role: 'user', content: `I am ${numbers}` }] },
  });
  const page = await fetch(`${stack.url}/api/chat/form`, {
    method: 'POST',
    body: new URLSearchParams({ message: `Is ${numbers} yours?`, conversionId }),
  });
  expect(await page.text()).toContain(masked);
  await visitor().forms.submit({
    formId,
    data: {
      ...{ f1: `I paid with\n${numbers}`, f2: 'SSN 123456789', f3: '+49 1511 2345 673' },
      f4: await uploadDocument(stack.url, `card ${card}.txt`, 'A receipt.'),
    },
  });
  const { captchaId, first, second } = await visitor().contact.issueCaptcha({});
  await visitor().contact.submit({
    ...{ name: `Wanda ${card}`, organization: `Club ${security}`, phone: '4915112345673' },
    ...{ email: 'wanda@visitor.example', message: `Please refund ${numbers}`, platform: 'edgpt' },
    ...{ captchaId, captcha: String(first + second) },
  });
  await visitor().support.chat({ message: `Do you keep ${numbers}?` });
  await visitor().system.reportError({
    error: {
      message: `Failed at ${numbers}`,
      url: 'http://x/a?password=Hunter2Maple',
      stack: 'at http://x/a.js?q=Hunter2Maple:1:5',
    },
  });
  await visitor().system.reportFailedAction({
    error: { message: 'Failed' },
    context: { action: 'chat' },
    userRequest: numbers,
  });
  await expect.poll(() => receiver.received.length).toBeGreaterThanOrEqual(3);
  await expect.poll(readOutbox).toContain('would like an answer from');
  await expect.poll(readOutbox).toContain('New submission: Refund');
  const { csv } = await owner.client.forms.exportSubmissions({ formId });
  const brandId = 'edgpt';
  const { content } = await owner.client.chatHistory.exportData({ brandId, conversionId });
  const places = {
    table: await readTable(),
    mails: [await readOutbox()],
    webhooks: receiver.received.map(({ body }) => body),
    exports: [csv, content],
    prompts: model.asked.map(({ text }) => text),
  };
  for (const [place, texts] of Object.entries(places)) {
    expect(
      texts.filter((text) => raw.test(text)),
      place,
    ).toEqual([]);
    expect(texts.join('\n'), place).toContain('•••• •••• •••• ••••');
  }
  expect(csv).toContain('"\'+49 1511 2345 673"');
  expect(csv).toContain('"SSN •••••••••"');
  expect(csv).toContain('card •••• •••• •••• ••••.txt');
  expect(places.table.join('\n')).toContain('wanda@visitor.example, 4915112345673');
});

test('a form that asks for a secret is refused, with the field and what to do instead', async () => {
  const field = { id: 'f1', kind: 'text' as const, label: 'Employer Identification Number (EIN)' };
  const refused = owner.client.forms.create({ conversionId, name: 'Intake', fields: [field] });
  await expect(refused).rejects.toMatchObject({
    code: 'VALIDATION',
    issues: [{ field: 'fields.0.label', message: expect.stringContaining('ask by phone') }],
  });
});

test('an IBAN published on the website is answered and stored unmasked', async () => {
  const reply = await say('To which IBAN do I pay the membership fee?', 'pays');
  expect(reply.response).toContain(clubIban);
  const { messages } = await owner.client.chatHistory.getSession({
    ...{ brandId: 'edgpt', conversionId, sessionId: 'pays' },
  });
  expect(messages.at(-1)?.content).toContain(clubIban);
});

test('numbers stored unmasked by older releases are masked when shown, exported and mailed', async () => {
  await storeAsTyped();
  expect((await readTable()).filter((text) => raw.test(text)).length).toBeGreaterThan(4);
  const at = { brandId: 'edgpt', conversionId } as const;
  const { chatHistory, forms, dashboard } = owner.client;
  const shown = JSON.stringify([
    await chatHistory.listSessions(at),
    await chatHistory.getSession({ ...at, sessionId: 'asks' }),
    await chatHistory.getSession({ ...at, sessionId: 'pays' }),
    await chatHistory.summarize(at),
    await chatHistory.exportData(at),
    await forms.listSubmissions({ formId }),
    await forms.exportSubmissions({ formId }),
    await dashboard.getById({ conversionId }),
    await dashboard.getAnalytics({ conversionId }),
  ]);
  expect(shown).toContain(masked);
  expect(shown).toContain(clubIban);
  expect(shown).not.toMatch(raw);
  await visitor().conversations.mailTranscript({
    ...{ conversionId, sessionId: 'asks', email: 'later@visitor.example' },
  });
  const token = await waitForLink(stack.url, 'later@visitor.example', '/conversation');
  const transcript = JSON.stringify(await visitor().conversations.readTranscript({ token }));
  expect(transcript).toContain(masked);
  expect(transcript).not.toMatch(raw);
  expect(await readOutbox()).not.toMatch(raw);
});

/** Rewrites stored visitors' texts with unmasked numbers, as older releases stored them. */
async function storeAsTyped(): Promise<void> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const { Items = [] } = await client.send(new ScanCommand({ TableName: process.env.TABLE_NAME }));
  for (const item of Items.filter(({ pk }) => /^(CHAT|FORM)#/.test(String(pk))))
    await client.send(new PutCommand({ TableName: process.env.TABLE_NAME, Item: unmask(item) }));
  client.destroy();
}

function unmask<T>(value: T): T;
function unmask(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(masked, numbers).replace(/•{9}/g, '123456789');
  if (value instanceof Set) return new Set([...value].map(unmask));
  if (Array.isArray(value)) return value.map(unmask);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unmask(part)]));
}
