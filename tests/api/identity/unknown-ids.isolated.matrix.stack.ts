import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewerAddressHeader } from '#functions/http/find-client-address.ts';
import { openRateLimitStore } from '#functions/storage/dynamodb/accounts/rate-limit-store.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import type { Client } from '#shared/client.ts';
import { openTenant } from '#tests/support/callers/roles.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-unknown-ids-'));
const minuteMs = 60_000;
let stack: TestStack;
let tenant: Awaited<ReturnType<typeof openTenant>>;
/** How far the server's clock is ahead. */
let aheadMs = 0;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  tenant = await openTenant(stack.url, 'Known Academy', 'edgpt', stack.smallSiteUrl);
  const deps = await getDeps();
  deps.rateLimits = openRateLimitStore(deps.table);
  deps.viewerAddressHeader = viewerAddressHeader;
  // Starts at a full minute, so that no minute ends during a test.
  const toMinuteMs = minuteMs - (Date.now() % minuteMs);
  deps.now = () => new Date(Date.now() + toMinuteMs + aheadMs);
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const makeId = (index: number) => `conv_edgpt_${String(index).padStart(26, '0')}`;
const openAt = (address: string) => openAgent(stack.url, stack.url, address).client;

const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: { code: string }) => error.code,
  );

const routes: [name: string, ask: (client: Client, conversionId: string) => Promise<unknown>][] = [
  ['progress', (client, conversionId) => client.conversions.getProgress({ conversionId })],
  [
    'progress of a brand',
    (client, conversionId) => client.conversions.getBrandProgress({ brandId: 'edgpt', conversionId }),
  ],
  ['chat', (client, conversionId) => client.chat.sendMessage({ message: 'Hello', conversionId })],
  ['panel', (client, conversionId) => client.widget.getPanel({ conversionId, host: 'localhost' })],
  ['source copy', (client, conversionId) => client.chat.getSourceCopy({ conversionId, sourceId: 'page-1' })],
  ['visit', (client, conversionId) => client.conversations.recordVisit({ conversionId })],
  ['opening', (client, conversionId) => client.chat.open({ conversionId })],
];

test.each(routes)('conversion ids cannot be guessed through %s', async (_name, ask) => {
  const address = `198.51.100.${routes.findIndex(([, other]) => other === ask) + 1}`;
  const client = openAt(address);
  const codes: string[] = [];
  for (let index = 0; index < 25; index++) codes.push(await failure(ask(client, makeId(index))));
  expect(codes.slice(0, 20)).toEqual(Array(20).fill('CONVERSION_NOT_FOUND'));
  expect(codes.slice(20)).toEqual(Array(5).fill('RATE_LIMITED'));
  expect(await failure(ask(openAt('203.0.113.1'), makeId(0)))).toBe('CONVERSION_NOT_FOUND');
});

test('an address that guesses is refused on public routes for existing ids too, until the minute ends', async () => {
  const guesser = openAt('198.51.100.100');
  // Guesses on different routes count together.
  for (let index = 0; index < 21; index++)
    await failure(routes[index % 4]?.[1](guesser, makeId(index)) ?? Promise.resolve());
  const { conversionId } = tenant;
  await expect(guesser.conversions.getProgress({ conversionId })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: expect.any(Number),
  });
  aheadMs += minuteMs;
  expect(await failure(guesser.conversions.getProgress({ conversionId }))).toBe('answered');
});

test('existing ids do not count, and each unknown id counts once', async () => {
  const client = openAt('198.51.100.101');
  const { conversionId } = tenant;
  for (let call = 0; call < 40; call++) {
    expect(await failure(client.conversions.getProgress({ conversionId }))).toBe('answered');
    expect(await failure(client.conversions.getProgress({ conversionId: makeId(1) }))).toBe(
      'CONVERSION_NOT_FOUND',
    );
  }
});

test('a customer who guesses ids is limited and can still use their own conversion', async () => {
  const { agent, conversionId } = tenant;
  const ask = (id: string) => failure(agent.client.widget.getSettings({ conversionId: id }));
  const codes: string[] = [];
  for (let index = 0; index < 25; index++) codes.push(await ask(makeId(index)));
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(5);
  expect(await ask(conversionId)).toBe('answered');
});
