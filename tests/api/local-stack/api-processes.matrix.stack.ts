import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { close, listen } from '#infra/local/listen.ts';
import { gatewayBodyLimitBytes } from '#infra/site/service-limits.ts';
import { listListeners } from '#tests/support/stacks/list-listeners.ts';
import { listDescendants } from '#tests/support/stacks/list-processes.ts';
import { type SpawnedStack, spawnStack } from '#tests/support/stacks/spawn-stack.ts';

const folder = mkdtempSync(join(tmpdir(), 'gptsites-api-processes-'));
let stack: SpawnedStack;

beforeAll(async () => {
  stack = await spawnStack(folder, { API_PROCESSES: '2' });
});
afterAll(async () => {
  await stack?.kill();
  rmSync(folder, { recursive: true, force: true });
});

function listApiProcesses(): number[] {
  const all = listDescendants(stack.pid ?? 0);
  return all.filter(({ command }) => command.includes('api-process.ts')).map(({ pid }) => pid);
}

/** Over a connection of its own, because a process keeps the connections it was given. */
async function call(path: string): Promise<number | undefined> {
  const reply = fetch(`${stack.url}${path}`, {
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(5000),
  });
  return reply.then(
    ({ status }) => status,
    () => undefined,
  );
}

test.skipIf(process.platform !== 'linux')(
  'no engine, server or page waits for callers beyond this machine',
  () => {
    const listeners = listListeners(stack.pid ?? 0);
    // Table, objects, queues, mail, secrets, document reader, payments, pages and six sample sites.
    expect(listeners.length).toBeGreaterThanOrEqual(14);
    expect(listeners.filter((address) => !/^(?:127\.0\.0\.1|::1):/.test(address))).toEqual([]);
  },
);

test('payment pages come from the embedded provider, whatever host a request names, and take no huge body', async () => {
  const body = 'x'.repeat(gatewayBodyLimitBytes + 1);
  const huge = await fetch(`${stack.url}/_local/payments/clock`, { method: 'POST', body });
  expect(huge.status).toBe(413);
  const reached: unknown[] = [];
  const other = createServer(({ url }, response) => {
    reached.push(url);
    response.end();
  });
  const host = `127.0.0.1:${await listen(other)}`;
  for (const start of [`http://${host}`, `/\\${host}`]) {
    const path = `${start}/_local/payments/invoices/unknown`;
    const request = get(stack.url, { path, agent: false });
    const [response]: IncomingMessage[] = await once(request, 'response');
    expect(response?.statusCode).toBe(404);
  }
  expect(reached).toEqual([]);
  await close(other);
});

test('processes of the API share a port: each answers, one that dies is replaced, and all end with the stack', async () => {
  const first = listApiProcesses();
  expect(first).toHaveLength(2);
  for (const killed of first) {
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => call('/api/system/status')).toBe(200);
    await expect.poll(() => call('/_local/payments/invoices/unknown')).toBe(404);
    await expect.poll(() => listApiProcesses().filter((pid) => pid !== killed)).toHaveLength(2);
  }
  const restart = 'A process of the API ended (SIGKILL); restarting it.';
  await expect.poll(() => stack.lines.filter((line) => line === restart)).toHaveLength(2);
  await stack.stop();
  expect(listApiProcesses()).toEqual([]);
});
