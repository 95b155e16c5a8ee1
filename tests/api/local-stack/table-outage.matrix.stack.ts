import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashBody } from '#shared/body-hash.ts';
import { createClient } from '#shared/client.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { listDescendants } from '#tests/support/stacks/list-processes.ts';
import { type SpawnedStack, spawnStack } from '#tests/support/stacks/spawn-stack.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-table-outage-'));
let stack: SpawnedStack;
let conversionId: string;

beforeAll(async () => {
  stack = await spawnStack(dataDir);
  const { signup } = createClient({ baseUrl: stack.url });
  ({ conversionId } = await signup.createTrial(describeTrial('Outage', stack.smallSiteUrl)));
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function signalTable(signal: NodeJS.Signals): void {
  const engine = listDescendants(stack.pid ?? 0).find(({ command }) => /dynoxide serve/.test(command));
  process.kill(engine?.pid ?? 0, signal);
}

const readProgress = () => fetch(`${stack.url}/api/conversions/${conversionId}/progress`);
/** Requests a streamed answer, which another kind of handler serves. */
async function askForStream() {
  const body = JSON.stringify({ message: 'What are the office hours?', conversionId, platform: 'edgpt' });
  const headers = {
    accept: 'text/event-stream',
    'content-type': 'application/json',
    ...(await hashBody(body)),
  };
  return fetch(`${stack.url}/api/chat/stream`, { method: 'POST', headers, body });
}

test('callers get 503 with Retry-After while the table is down, and succeed afterwards', async () => {
  signalTable('SIGSTOP');
  try {
    const began = performance.now();
    for (const reply of await Promise.all([readProgress(), askForStream()])) {
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '3']);
      expect(await reply.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
    }
    expect(performance.now() - began).toBeLessThan(10_000);
  } finally {
    signalTable('SIGCONT');
  }
  expect((await readProgress()).status).toBe(200);
});

test('a table engine that dies is soon back with its data', async () => {
  signalTable('SIGKILL');
  await expect.poll(() => stack.lines.join('\n')).toContain('The embedded DynamoDB ended (SIGKILL)');
  await expect.poll(async () => (await readProgress()).status).toBe(200);
});
