import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweep } from '#functions/domain/maintenance/sweep.ts';
import { composeDeliveries } from '#functions/domain/webhooks/compose-deliveries.ts';
import { deliverEvent } from '#functions/domain/webhooks/deliver-event.ts';
import type { DeliveryRef, StoredDelivery } from '#functions/domain/webhooks/webhook.ts';
import type { PostReply } from '#functions/engine/crawl/fetch/post-once.ts';
import { openLibraryStore } from '#functions/storage/dynamodb/conversions/library-store.ts';
import { openStepStore } from '#functions/storage/dynamodb/conversions/step-store.ts';
import { openMailStore } from '#functions/storage/dynamodb/mail/mail-store.ts';
import { openTable, type Table } from '#functions/storage/dynamodb/table.ts';
import { deliveryKey, writeDeliveries } from '#functions/storage/dynamodb/webhooks/delivery-item.ts';
import { openWebhookStore, type WebhookStore } from '#functions/storage/dynamodb/webhooks/webhook-store.ts';
import { createTable, type Engine, startDynamodb } from '#infra/local/engines/dynamodb-engine.ts';
import { runsInFull } from '#tests/support/sample.ts';
import { refuseFailure } from '#tests/support/stacks/sweeper.ts';

const folder = mkdtempSync(join(tmpdir(), 'gptsites-deliveries-'));
/** The sweeper runs every minute, but pauses may be three minutes too long, so every third run suffices. */
const minutesPerVisit = runsInFull() ? 1 : 3;
const settings = { url: 'https://www.site.org/hook', events: ['lead.created' as const], isActive: true };
const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const newSecret = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
const refusal: PostReply = { ok: true, status: 500, body: 'broken' };
const silence: PostReply = { ok: false, reason: 'The server did not answer in time.' };
let engine: Engine;
let table: Table;
let webhooks: WebhookStore;
let clock: number;
let reply: PostReply | 'dies';
let sent: { id: string | undefined; atSecond: number }[];
let queued: number[];
let count = 0;

beforeAll(async () => {
  engine = await startDynamodb(join(folder, 'table.sqlite'));
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
  });
  await createTable('deliveries');
  table = openTable('deliveries');
  webhooks = openWebhookStore(table);
});
afterAll(async () => {
  await engine?.stop();
  rmSync(folder, { recursive: true, force: true });
});
const begin = Date.parse('2026-11-21T09:00:00Z');
beforeEach(() => {
  clock = begin;
  reply = { ok: true, status: 200, body: '' };
  sent = [];
  queued = [];
});

const world = () => ({
  webhooks,
  now: () => new Date(clock),
  async post(_url: string, { headers }: { headers: Record<string, string> }): Promise<PostReply> {
    sent.push({ id: headers['webhook-id'], atSecond: (clock - begin) / 1000 });
    if (reply === 'dies') throw new Error('the worker was killed');
    return reply;
  },
  sendWebhook: async (_delivery: DeliveryRef, delaySeconds: number) => void queued.push(delaySeconds),
  conversions: { find: async () => undefined },
  organisations: { find: async () => undefined },
  users: { find: async () => undefined },
  siteOrigin: () => 'https://gptsites.ai',
  startMail: async () => undefined,
});

/** An event of a new assistant that its endpoint must receive. */
async function begun(): Promise<StoredDelivery> {
  const conversionId = `conv_edgpt_${String(count++).padStart(26, '0')}`;
  await webhooks.addEndpoint(conversionId, {
    ...settings,
    ...{ endpointId: 'endpoint', secret, createdAt: new Date(clock).toISOString(), failures: 0 },
    oldSecrets: [],
  });
  const events = [{ type: 'lead.created' as const, cause: 'visitor', data: {} }];
  const [delivery] = await composeDeliveries({ webhooks }, conversionId, events, new Date(clock));
  if (!delivery) throw new Error('no delivery was made');
  await table.transact(writeDeliveries([delivery]));
  return delivery;
}
const endpointOf = async ({ conversionId }: DeliveryRef) => (await webhooks.listEndpoints(conversionId))[0];

/** What the sweeper sends again, advancing the clock minute by minute. */
async function runSweeper(deliveries: DeliveryRef[]): Promise<void> {
  const ids = deliveries.map(({ deliveryId, conversionId }) => conversionId + deliveryId);
  await sweep({
    ...world(),
    reportItem: refuseFailure,
    steps: openStepStore(table),
    libraries: openLibraryStore(table),
    mails: openMailStore(table),
    sendStep: async () => undefined,
    sendUpdate: async () => undefined,
    sendMail: async () => undefined,
    sendWebhook: async (delivery) => {
      if (ids.includes(delivery.conversionId + delivery.deliveryId)) await deliverEvent(world(), delivery);
    },
  });
}

describe('a webhook delivery', () => {
  test.each([
    ['500', refusal],
    ['no reply', silence],
  ])(
    'that meets %s is retried under one id after growing pauses, and abandoned after a day',
    async (_name, met) => {
      reply = met;
      const delivery = await begun();
      await deliverEvent(world(), delivery);
      for (let minute = 0; minute < 30 * 60; minute += minutesPerVisit) {
        clock += minutesPerVisit * 60_000;
        await runSweeper([delivery]);
      }
      const pauses = sent.slice(1).map(({ atSecond }, index) => atSecond - (sent[index]?.atSecond ?? 0));
      expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
      expect(pauses).toHaveLength(6);
      for (const [index, least] of [5, 300, 1800, 7200, 21_600, 54_000].entries()) {
        expect(pauses[index]).toBeGreaterThanOrEqual(least);
        expect(pauses[index]).toBeLessThanOrEqual(least + 180);
      }
      expect(queued).toEqual([5, 300]);
      const given = await webhooks.findDelivery(delivery);
      expect(given).toMatchObject({ state: 'failed', attempts: 7 });
      expect(given?.nextAttemptAt).toBeUndefined();
      expect(await webhooks.findDue(new Date(clock + 1e9), 100)).not.toContainEqual(
        expect.objectContaining({ conversionId: delivery.conversionId }),
      );
    },
  );

  test('is sent once although its message arrives twice at the same time, and not before it is due', async () => {
    const delivery = await begun();
    await Promise.all([deliverEvent(world(), delivery), deliverEvent(world(), delivery)]);
    await deliverEvent(world(), delivery);
    expect(sent).toHaveLength(1);
    const other = await begun();
    reply = refusal;
    await deliverEvent(world(), other);
    clock += 4000;
    await deliverEvent(world(), other);
    expect(sent).toHaveLength(2);
    clock += 1000;
    await deliverEvent(world(), other);
    expect(sent).toHaveLength(3);
  });

  test('whose message was lost or whose worker was killed is sent by the sweeper under the same id', async () => {
    const [lost, killed] = [await begun(), await begun()];
    reply = 'dies';
    await expect(deliverEvent(world(), killed)).rejects.toThrow('killed');
    reply = { ok: true, status: 200, body: '' };
    clock += 60_000;
    await runSweeper([lost, killed]);
    expect(sent.map(({ id }) => id).toSorted()).toEqual(
      [killed.eventId, lost.eventId, killed.eventId].toSorted(),
    );
    for (const delivery of [lost, killed])
      expect((await webhooks.findDelivery(delivery))?.state).toBe('delivered');
    sent = [];
    clock += 600_000;
    await runSweeper([lost, killed]);
    expect(sent).toEqual([]);
  });

  test('to a removed or disabled endpoint is abandoned', async () => {
    const [removed, off] = [await begun(), await begun()];
    await webhooks.removeEndpoint(removed.conversionId, 'endpoint');
    await webhooks.updateEndpoint(off.conversionId, 'endpoint', { ...settings, isActive: false });
    for (const delivery of [removed, off]) {
      await deliverEvent(world(), delivery);
      expect((await webhooks.findDelivery(delivery))?.state).toBe('failed');
    }
    expect(sent).toEqual([]);
  });

  test('that was erased meanwhile stays erased', async () => {
    const delivery = await begun();
    const attempt = { at: new Date(clock).toISOString(), durationMs: 1 };
    await table.take(deliveryKey(delivery));
    await webhooks.settle(delivery, { state: 'delivered', attempt });
    await webhooks.postpone(delivery, new Date(clock));
    expect(await webhooks.restart(delivery, new Date(clock))).toBe(false);
    await deliverEvent(world(), delivery);
    expect(await webhooks.findDelivery(delivery)).toBeUndefined();
    expect(sent).toEqual([]);
  });
});

describe('a webhook endpoint', () => {
  test('that answers 410 Gone gets no more calls, not even waiting ones', async () => {
    const first = await begun();
    reply = refusal;
    await deliverEvent(world(), first);
    const second = { ...first, deliveryId: `${first.deliveryId}-2`, eventId: 'evt_2' };
    await table.transact(writeDeliveries([second]));
    reply = { ok: true, status: 410, body: '' };
    await deliverEvent(world(), second);
    expect(sent).toHaveLength(2);
    clock += 3_600_000;
    await runSweeper([first, second]);
    expect(sent).toHaveLength(2);
    for (const delivery of [first, second])
      expect(await webhooks.findDelivery(delivery)).toMatchObject({ state: 'failed' });
    expect(await endpointOf(first)).toMatchObject({ isActive: false, goneAt: new Date(begin).toISOString() });
    const again = await webhooks.updateEndpoint(first.conversionId, 'endpoint', settings);
    expect(again).toMatchObject({ isActive: true });
    expect(again?.goneAt).toBeUndefined();
  });

  test('whose secret two people renew at once has one new secret', async () => {
    const { conversionId } = await begun();
    const at = { conversionId, endpointId: 'endpoint' };
    const replaced = await Promise.all(
      [newSecret, secret.toLowerCase()].map((each) =>
        webhooks.replaceSecrets(at, secret, { secret: each, oldSecrets: [] }),
      ),
    );
    expect(replaced.filter(Boolean)).toHaveLength(1);
  });

  test('counts consecutive failures with the last error, and is healthy again after a success', async () => {
    const delivery = await begun();
    for (const [index, met] of [refusal, refusal, silence].entries()) {
      reply = met;
      clock += 3_600_000;
      await deliverEvent(world(), delivery);
      expect((await endpointOf(delivery))?.failures).toBe(index + 1);
    }
    expect(await endpointOf(delivery)).toMatchObject({
      failingSince: new Date(begin + 3_600_000).toISOString(),
      lastError: 'The server did not answer in time.',
    });
    reply = { ok: true, status: 204, body: '' };
    clock += 10 * 3_600_000;
    await deliverEvent(world(), delivery);
    const sound = await endpointOf(delivery);
    expect(sound).toMatchObject({ failures: 0 });
    expect(sound?.lastError).toBeUndefined();
  });

  test('that is removed during a call stays removed', async () => {
    const delivery = await begun();
    await webhooks.removeEndpoint(delivery.conversionId, 'endpoint');
    const attempt = { at: new Date(clock).toISOString(), durationMs: 1 };
    await webhooks.recordHealth(delivery, { ...attempt, error: 'It failed.' });
    await webhooks.recordHealth(delivery, attempt);
    expect(await endpointOf(delivery)).toBeUndefined();
    expect(await webhooks.updateEndpoint(delivery.conversionId, 'endpoint', settings)).toBeUndefined();
    expect(await webhooks.removeEndpoint(delivery.conversionId, 'endpoint')).toBe(false);
  });
});
