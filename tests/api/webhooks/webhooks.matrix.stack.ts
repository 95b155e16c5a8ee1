import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { WebhookEndpoint } from '#shared/contract/webhooks.ts';
import { webhookEventTypeSchema } from '#shared/domain/webhook.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { type Received, type Receiver, startReceiver } from '#tests/support/servers/receiver.ts';
import { verifyWebhook } from '#tests/support/servers/verify-webhook.ts';
import { type SpawnedStack, spawnStack } from '#tests/support/stacks/spawn-stack.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-webhooks-'));
const host = 'hooks.maple-grove.org';
const url = `https://${host}/hook`;
const everything = webhookEventTypeSchema.options;
const contact = 'wanda@visitor.example';
let receiver: Receiver;
let stack: SpawnedStack;
let owner: Agent;
let conversionId: string;
let email: string;
let endpoint: WebhookEndpoint;

beforeAll(async () => {
  receiver = await startReceiver();
  stack = await spawnStack(dataDir, { CRAWLER_HOSTS: `${host}=127.0.0.1:${receiver.port}` });
  owner = openAgent(stack.url);
  const trial = describeTrial('Hooked School', stack.smallSiteUrl);
  ({ conversionId } = await owner.client.signup.createTrial(trial));
  await followConversion(owner.client, conversionId);
  email = trial.adminContact.email ?? '';
  await owner.signIn(email, trial.adminContact.password ?? '');
});
afterAll(async () => {
  await stack?.stop();
  await receiver?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => receiver.answerWith((response) => response.writeHead(204).end()));

const hooks = () => owner.client.webhooks;
const one = () => ({ conversionId, endpointId: endpoint.id });
const deliveries = async () => (await hooks().listDeliveries(one())).deliveries;

/** Waits for a new webhook of a type; returns the newest one. */
async function receive(type: string, known = 0): Promise<Received> {
  const found = () => receiver.received.filter(({ body }) => body.includes(`"type":"${type}"`));
  await expect.poll(() => found().length).toBeGreaterThan(known);
  const last = found().at(-1);
  if (!last) throw new Error(`No ${type} came`);
  return last;
}

async function leaveMessage(question: string): Promise<void> {
  const visitor = openAgent(stack.url).client;
  const chat = { conversionId, platform: 'edgpt', sessionId: crypto.randomUUID() };
  for (const message of [question, 'I want to talk to a person', 'Wanda Visitor', contact])
    await visitor.chat.sendMessage({ ...chat, message });
}

const ssrfFile = new URL('../../../../shared/security/ssrf.json', import.meta.url);
const ssrfSchema = z.object({
  cases: z.array(z.object({ id: z.string(), url: z.string(), expect: z.string(), stage: z.string() })),
});
/** Addresses that are refused as written; names that resolve to private addresses are refused at the call. */
const denied = existsSync(ssrfFile)
  ? ssrfSchema
      .parse(JSON.parse(readFileSync(ssrfFile, 'utf8')))
      .cases.filter(({ expect: expected }) => expected === 'deny')
      .map(({ url: address }) => address)
  : [];

describe('a webhook endpoint', () => {
  test.each([
    'http://hooks.maple-grove.org/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://169.254.169.254/latest/meta-data/',
    'https://hooks.maple-grove.org:8443/hook',
    'https://user:secret@hooks.maple-grove.org/hook',
    'https://localhost/hook',
    'https://edgpt.ai/hook',
    'javascript:alert(1)',
    '',
  ])('is refused at %s', async (address) => {
    await expect(hooks().create({ conversionId, url: address, events: everything })).rejects.toMatchObject({
      code: 'VALIDATION',
      issues: [{ field: 'url' }],
    });
  });

  test.skipIf(denied.length === 0)('is refused at every address that the guard denies', async () => {
    const accepted: string[] = [];
    for (const address of denied) {
      const secured = address.replace(/^http:/i, 'https:').slice(0, 3000);
      await hooks()
        .create({ conversionId, url: secured, events: everything })
        .then(
          () => accepted.push(address),
          (error: unknown) => expect(error).toMatchObject({ code: 'VALIDATION' }),
        );
    }
    expect(accepted).toEqual([]);
  });

  test('gets its own secret, is limited to five per owner, and can be changed and removed', async () => {
    const made: WebhookEndpoint[] = [];
    for (let index = 0; index < 5; index++)
      made.push(await hooks().create({ conversionId, url: `${url}/${index}`, events: ['form.submitted'] }));
    expect(new Set(made.map(({ secret }) => secret)).size).toBe(5);
    expect(made[0]?.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await expect(hooks().create({ conversionId, url, events: everything })).rejects.toMatchObject({
      message: 'At most 5 endpoints. Remove one first.',
    });
    const [first, ...others] = made;
    if (!first) throw new Error('none was made');
    const change = { conversionId, endpointId: first.id, url, events: [...everything, ...everything] };
    endpoint = await hooks().update({ ...change, isActive: true });
    expect(endpoint).toEqual({ ...first, url, events: everything, version: 1 });
    for (const { id } of others) await hooks().remove({ conversionId, endpointId: id });
    expect((await hooks().list({ conversionId })).endpoints).toEqual([endpoint]);
    const gone = { conversionId, endpointId: others[0]?.id ?? '' };
    await expect(hooks().remove(gone)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(hooks().test(gone)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(hooks().listDeliveries(gone)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('can be tested: the owner sees the reply, and no delivery is listed', async () => {
    receiver.answerWith((response) => response.writeHead(418).end('<b>short</b> and stout'));
    const { statusCode, error, reply } = await hooks().test(one());
    expect({ statusCode, reply }).toEqual({ statusCode: 418, reply: '<b>short</b> and stout' });
    expect(error).toContain('418');
    receiver.answerWith((response) => response.writeHead(200).end('thanks'));
    expect(await hooks().test(one())).toMatchObject({ statusCode: 200, reply: 'thanks' });
    const sent = await receive('test');
    expect(await verifyWebhook(sent, endpoint.secret)).toBe(true);
    expect(await deliveries()).toEqual([]);
  });

  test('gets a new secret and also signs with the old one, unless the old one has leaked', async () => {
    const before = endpoint.secret;
    endpoint = await hooks().renewSecret(one());
    expect(Date.parse(endpoint.oldSecretUntil ?? '') - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    await hooks().test(one());
    const overlapping = await receive('test', 2);
    expect(await verifyWebhook(overlapping, before)).toBe(true);
    expect(await verifyWebhook(overlapping, endpoint.secret)).toBe(true);
    endpoint = await hooks().renewSecret({ ...one(), keepsOldSecret: false });
    expect(endpoint.oldSecretUntil).toBeUndefined();
    await hooks().test(one());
    const ended = await receive('test', 3);
    expect(await verifyWebhook(ended, before)).toBe(false);
    expect(await verifyWebhook(ended, endpoint.secret)).toBe(true);
    await expect(hooks().renewSecret({ conversionId, endpointId: 'unknown' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('that redirects is not followed', async () => {
    receiver.answerWith((response, path) =>
      path === '/hook' ? response.writeHead(307, { location: '/elsewhere' }).end() : response.end(),
    );
    const { error } = await hooks().test(one());
    expect(error).toContain('redirects are not followed');
    expect(receiver.received.filter(({ path }) => path === '/elsewhere')).toEqual([]);
  });
});

describe('an event', () => {
  test('for a visitor’s message is signed and sent once to each endpoint that subscribed to it', async () => {
    await leaveMessage('Do you sell purple unicorn saddles?');
    const [lead, forwarded] = [await receive('lead.created'), await receive('handoff.forwarded')];
    for (const webhook of [lead, forwarded]) {
      expect(await verifyWebhook(webhook, endpoint.secret)).toBe(true);
      expect(await verifyWebhook({ ...webhook, body: `${webhook.body} ` }, endpoint.secret)).toBe(false);
      expect(webhook.headers['content-type']).toBe('application/json');
      expect(webhook.path).toBe('/hook');
    }
    const body = JSON.parse(lead.body);
    expect(body).toEqual({
      id: lead.headers['webhook-id'],
      type: 'lead.created',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      data: expect.objectContaining({ conversionId, name: 'Wanda Visitor', contact }),
    });
    expect(JSON.parse(forwarded.body).data).toMatchObject({
      question: 'Do you sell purple unicorn saddles?\nI want to talk to a person',
      name: 'Wanda Visitor',
      contact,
    });
    const states = async () => (await deliveries()).map(({ state }) => state);
    await expect.poll(states).toEqual(['delivered', 'delivered']);
    expect(receiver.received.filter(({ body: text }) => text.includes(contact))).toHaveLength(2);
  });

  test('of a lead is sent again when the visitor adds a name', async () => {
    const chat = { conversionId, platform: 'edgpt', sessionId: crypto.randomUUID() };
    const visitor = openAgent(stack.url).client;
    for (const message of ['Do you sell red unicorn saddles?', 'yes', 'late@example.org', 'Nora Visitor'])
      await visitor.chat.sendMessage({ ...chat, message });
    const leads = () =>
      receiver.received
        .map(({ body }) => JSON.parse(body))
        .filter(({ type, data }) => type === 'lead.created' && data.sessionId === chat.sessionId)
        .map(({ data }) => data.name)
        .sort();
    await expect.poll(leads).toEqual(['', 'Nora Visitor']);
  });

  test('that an endpoint answers with 500 is sent again under the same id, and again when its owner asks', async () => {
    let refusals = 1;
    receiver.answerWith((response) => response.writeHead(refusals-- > 0 ? 500 : 200).end());
    const { id: formId } = await owner.client.forms.create({
      name: 'Visit',
      fields: [{ id: 'f1', kind: 'email', label: 'Email' }],
      conversionId,
    });
    await openAgent(stack.url).client.forms.submit({ formId, data: { f1: contact } });
    const first = await receive('form.submitted');
    expect(JSON.parse(first.body).data).toMatchObject({
      formName: 'Visit',
      answers: [{ fieldId: 'f1', label: 'Email', answer: contact, isFile: false }],
    });
    const second = await receive('form.submitted', 1);
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(second.headers['webhook-timestamp']).not.toBe(first.headers['webhook-timestamp']);
    expect(await verifyWebhook(second, endpoint.secret)).toBe(true);
    const newest = async () => (await deliveries())[0];
    await expect.poll(async () => (await newest())?.state).toBe('delivered');
    const listed = await newest();
    expect(listed).toMatchObject({ type: 'form.submitted', attempts: 2, lastAttempt: { statusCode: 200 } });
    await hooks().redeliver({ ...one(), deliveryId: listed?.id ?? '' });
    const third = await receive('form.submitted', 2);
    expect(third.headers['webhook-id']).toBe(first.headers['webhook-id']);
    await expect(hooks().redeliver({ ...one(), deliveryId: 'unknown' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('is not sent to a disabled endpoint', async () => {
    const { id: endpointId, events } = endpoint;
    await hooks().update({ conversionId, endpointId, url, events, isActive: false });
    const before = (await deliveries()).length;
    await leaveMessage('Do you sell green unicorn saddles?');
    expect(await deliveries()).toHaveLength(before);
    await hooks().update({ conversionId, endpointId, url, events, isActive: true });
  });
});

test('an endpoint that answers 410 Gone is disabled at once, and its owner is mailed once', async () => {
  receiver.answerWith((response) => response.writeHead(410).end());
  const before = receiver.received.length;
  await leaveMessage('Do you sell blue unicorn saddles?');
  await expect
    .poll(async () => (await hooks().list({ conversionId })).endpoints)
    .toEqual([{ ...endpoint, isActive: false, goneSince: expect.any(String), version: expect.any(Number) }]);
  const newestStates = async () => (await deliveries()).slice(0, 2).map(({ state }) => state);
  await expect.poll(newestStates).toEqual(['failed', 'failed']);
  const notices = async () =>
    (await readMails(stack.url, email)).filter(({ subject }) => subject.startsWith('A webhook of yours'));
  await expect.poll(notices).toHaveLength(1);
  expect((await notices())[0]?.text).toContain('?tab=widget-code');
  await leaveMessage('Do you sell red unicorn saddles?');
  expect(receiver.received.length - before).toBeLessThanOrEqual(2);
  const { id: endpointId, events } = endpoint;
  const on = await hooks().update({ conversionId, endpointId, url, events, isActive: true });
  expect(on).toEqual({ ...endpoint, version: expect.any(Number) });
});

test('endpoints and deliveries are accessible only to their owner', async () => {
  const stranger = openAgent(stack.url);
  const trial = describeTrial('Other Hooked School', stack.smallSiteUrl);
  await stranger.client.signup.createTrial(trial);
  await stranger.signIn(trial.adminContact.email ?? '', trial.adminContact.password ?? '');
  const { webhooks } = stranger.client;
  const [listed] = await deliveries();
  const calls = [
    webhooks.list({ conversionId }),
    webhooks.create({ conversionId, url, events: everything }),
    webhooks.update({ ...one(), url, events: everything }),
    webhooks.renewSecret(one()),
    webhooks.test(one()),
    webhooks.listDeliveries(one()),
    webhooks.redeliver({ ...one(), deliveryId: listed?.id ?? '' }),
    webhooks.remove(one()),
  ];
  const refusal = { reason: expect.objectContaining({ code: 'CONVERSION_NOT_FOUND' }) };
  expect(await Promise.allSettled(calls)).toEqual(
    calls.map(() => expect.objectContaining({ status: 'rejected', ...refusal })),
  );
  expect((await hooks().list({ conversionId })).endpoints).toHaveLength(1);
});

test('the log contains neither secrets nor visitors’ data', () => {
  const printed = stack.lines.join('\n');
  for (const text of ['whsec_', endpoint.secret, contact]) expect(printed).not.toContain(text);
});
